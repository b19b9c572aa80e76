import { mergeCategory, previewMerge } from '@countinghouse/contract/procure/category-tree'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './category-change.module.css'
import type { CategoryChangeProps } from './category-change.tsx'
import { CategoryChange, CategorySelect } from './category-change.tsx'
import { branchOf } from './category-lines.ts'
import { useCategoryTree } from './use-category-tree.ts'

/** Merges a category into another one. */
export function CategoryMerge({ id, onClose }: CategoryChangeProps) {
  const language = useLanguage()
  const { t } = language
  const { tree } = useCategoryTree()
  const [intoId, setIntoId] = useState<number | null>(null)
  const write = useWrite(t(categoryText.title))
  const name = tree.find((node) => node.id === id)?.name ?? ''
  const into = tree.find((node) => node.id === intoId)
  const branch = branchOf(tree, id)
  return (
    <CategoryChange
      title={t(text.mergeTitle, { name })}
      confirm={t(text.merge)}
      preview={previewMerge}
      input={into === undefined ? null : { id, intoId: into.id }}
      onClose={onClose}
      onConfirm={async (impact) => {
        if (into === undefined || (await write(mergeCategory, { id, intoId: into.id, impact })) === null) return false
        showToast(language, { tone: 'done', message: t(text.merged, { name, into: into.name }) })
        return true
      }}
    >
      <p className={styles.hint}>{t(text.mergeHelp)}</p>
      <PlainField label={t(text.into)}>
        {(control) => (
          <CategorySelect
            control={{ ...control, 'data-autofocus': true }}
            value={intoId}
            none={t(text.choose)}
            isOffered={(node) => !branch.has(node.id)}
            onChoose={setIntoId}
          />
        )}
      </PlainField>
    </CategoryChange>
  )
}
