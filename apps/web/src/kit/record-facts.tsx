import type { MasterRow } from '@countinghouse/contract/master'
import type { FieldModel } from './fields/field-model.ts'
import type { FieldTexts } from './fields/use-field-text.ts'
import styles from './record-drawer.module.css'

type RecordFactsProps = { readonly row: MasterRow; readonly fields: readonly FieldModel[]; readonly texts: FieldTexts }

/** The form with the boxes gone, for those who may only read. */
export function RecordFacts({ row, fields, texts }: RecordFactsProps) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div
          key={field.name}
          className={styles.field}
          data-field={field.name === 'code' ? 'code' : field.name === 'name' ? 'name' : field.widget}
        >
          <dt className={styles.factLabel}>{texts.label(field.name)}</dt>
          <dd className={styles.fact}>
            <bdi>{texts.words(field, row[field.name]) ?? '–'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
