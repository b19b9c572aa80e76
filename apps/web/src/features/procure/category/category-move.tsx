import { moveCategory, previewMove } from '@countinghouse/contract/procure/category-tree'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { CategoryChangeProps } from './category-change.tsx'
import { CategoryChange, CategorySelect } from './category-change.tsx'
import { branchOf } from './category-lines.ts'
import type { Place } from './use-branch-drag.ts'
import { useCategoryTree } from './use-category-tree.ts'

type Props = CategoryChangeProps & { readonly place?: Place | undefined }

/** Moves a category with its branch below another one. */
export function CategoryMove({ id, place, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const { tree } = useCategoryTree()
  const node = tree.find((one) => one.id === id)
  const [chosen, setChosen] = useState<Place | null>(place ?? null)
  const write = useWrite(t(categoryText.title))
  if (node === undefined) return null
  const branch = branchOf(tree, id)
  const { parentId, before } = chosen ?? { parentId: node.parentId, before: null }
  const move = { id, parentId, before }
  const { name } = node
  return (
    <CategoryChange
      title={t(text.moveTitle, { name })}
      confirm={t(text.move)}
      preview={previewMove}
      input={chosen === null ? null : move}
      onClose={onClose}
      onConfirm={async (impact) => {
        if ((await write(moveCategory, { ...move, impact })) === null) return false
        showToast(language, { tone: 'done', message: t(text.moved, { name }) })
        return true
      }}
    >
      <PlainField label={t(text.parent)}>
        {(control) => (
          <CategorySelect
            control={{ ...control, 'data-autofocus': true }}
            value={parentId}
            none={t(text.topLevel)}
            isOffered={(one) => !branch.has(one.id)}
            onChoose={(to) => setChosen({ parentId: to, before: null })}
          />
        )}
      </PlainField>
      <PlainField label={t(text.before)}>
        {(control) => (
          <CategorySelect
            control={control}
            value={before}
            none={t(text.last)}
            isOffered={(one) => one.parentId === parentId && one.id !== id}
            onChoose={(sibling) => setChosen({ parentId, before: sibling })}
          />
        )}
      </PlainField>
    </CategoryChange>
  )
}
