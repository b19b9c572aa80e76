import { splitCategory, splitFields, previewSplit } from '@countinghouse/contract/procure/category-tree'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as categoryText } from '@countinghouse/contract/procure/category.text'
import { useId, useState } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import type { FieldModel } from '../../../kit/fields/field-model.ts'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { readEntered } from '../../../kit/fields/field-value.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { CategoryChangeProps } from './category-change.tsx'
import { CategoryChange, CategorySelect } from './category-change.tsx'
import { useCategoryTree } from './use-category-tree.ts'

const owner = { fields: splitFields, text: { ...categoryText, ...text } }
const models = fieldModels(owner)

/** Moves some or all products of a category to another one. */
export function CategorySplit({ id, onClose }: CategoryChangeProps) {
  const language = useLanguage()
  const { t } = language
  const { tree } = useCategoryTree()
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, useId())
  const [intoId, setIntoId] = useState<number | null>(null)
  const write = useWrite(t(categoryText.title))
  const name = tree.find((node) => node.id === id)?.name ?? ''
  const valueOf = (field: FieldModel) => {
    const read = readEntered(field, draft.entered(field))
    return read.issue === undefined ? read.value : null
  }
  const only = Object.fromEntries(models.map((field) => [field.name, valueOf(field)]))
  const split = intoId === null ? null : { id, intoId, ...only }
  return (
    <CategoryChange
      title={t(text.splitTitle, { name })}
      confirm={t(text.splitDo)}
      preview={previewSplit}
      input={split}
      onClose={onClose}
      onConfirm={async (impact) => {
        const done = split === null ? null : await write(splitCategory, { ...split, impact })
        if (done === null) return false
        showToast(language, { tone: 'done', message: t(text.splitDone, { count: done.moved }) })
        return true
      }}
    >
      <PlainField label={t(text.into)}>
        {(control) => (
          <CategorySelect
            control={{ ...control, 'data-autofocus': true }}
            value={intoId}
            none={t(text.choose)}
            isOffered={(node) => node.isAssignable && node.id !== id}
            onChoose={setIntoId}
          />
        )}
      </PlainField>
      {models.map((field) => (
        <FieldInput
          key={field.name}
          id={draft.idOf(field.name)}
          field={field}
          texts={texts}
          entered={draft.entered(field)}
          row={{}}
          problem={draft.problem(field)}
          isChanged={false}
          onType={(entered) => draft.type(field, entered)}
          onLeave={() => undefined}
        />
      ))}
    </CategoryChange>
  )
}
