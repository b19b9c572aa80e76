import { Suspense } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import type { FieldModel } from '../../../kit/fields/field-model.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import type { FieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import styles from '../user/user.module.css'

type Props = {
  readonly title: string
  readonly fields: readonly FieldModel[]
  readonly texts: FieldTexts
  readonly draft: Pick<FieldDraft, 'entered' | 'type' | 'idOf' | 'problem' | 'isChanged'>
  readonly isReadOnly?: boolean
}

/** A titled group of fields. */
export function CompanyFields({ title, fields, texts, draft, isReadOnly = false }: Props) {
  return (
    <fieldset className={styles.group} disabled={isReadOnly}>
      <legend>{title}</legend>
      {fields.map((field) => (
        <Suspense key={field.name}>
          <FieldInput
            id={draft.idOf(field.name)}
            field={field}
            texts={texts}
            entered={draft.entered(field)}
            problem={draft.problem(field)}
            isChanged={draft.isChanged(field)}
            onType={(entered) => draft.type(field, entered)}
            onLeave={() => undefined}
          />
        </Suspense>
      ))}
    </fieldset>
  )
}
