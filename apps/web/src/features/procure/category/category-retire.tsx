import { deactivateBranch, previewBranchDeactivation } from '@countinghouse/contract/procure/category-tree'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { useId, useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './category-change.module.css'
import type { CategoryChangeProps } from './category-change.tsx'
import { CategoryChange, CategorySelect } from './category-change.tsx'
import { branchOf } from './category-lines.ts'
import { useCategoryTree } from './use-category-tree.ts'

const ways = ['deactivate', 'lift'] as const

/** Deactivates a category, with options for its subcategories and products. */
export function CategoryRetire({ id, onClose }: CategoryChangeProps) {
  const language = useLanguage()
  const { t } = language
  const { tree } = useCategoryTree()
  const group = useId()
  const [children, setChildren] = useState<(typeof ways)[number]>('deactivate')
  const [productsIntoId, setProductsIntoId] = useState<number | null>(null)
  const write = useWrite(t(categoryText.title))
  const name = tree.find((node) => node.id === id)?.name ?? ''
  const branch = branchOf(tree, id)
  const ending = children === 'lift' ? new Set([id]) : branch
  const retire = { id, children, productsIntoId }
  const words = { deactivate: t(text.childrenDeactivate), lift: t(text.childrenLift) }
  return (
    <CategoryChange
      title={t(text.retireTitle, { name })}
      confirm={t(text.retireDo)}
      isDanger
      preview={previewBranchDeactivation}
      input={retire}
      onClose={onClose}
      onConfirm={async (impact) => {
        if ((await write(deactivateBranch, { ...retire, impact })) === null) return false
        showToast(language, { tone: 'done', message: t(text.retired, { name }) })
        return true
      }}
    >
      {branch.size > 1 && (
        <fieldset className={styles.choice}>
          <legend>{t(text.children)}</legend>
          {ways.map((way) => (
            <label key={way}>
              <input type="radio" name={group} checked={children === way} onChange={() => setChildren(way)} />
              {words[way]}
            </label>
          ))}
        </fieldset>
      )}
      <PlainField label={t(text.products)}>
        {(control) => (
          <CategorySelect
            control={{ ...control, 'data-autofocus': true }}
            value={productsIntoId}
            none={t(text.productsStay)}
            isOffered={(node) => node.isAssignable && !ending.has(node.id)}
            onChoose={setProductsIntoId}
          />
        )}
      </PlainField>
    </CategoryChange>
  )
}
