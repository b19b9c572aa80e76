import type { Master, MasterRow } from '@countinghouse/contract/master'
import type { FieldModel } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import type { ListState } from '../list/list-state.ts'
import { MergedNote } from '../merge/merged-note.tsx'
import styles from './record-drawer.module.css'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

type RecordDetailsProps = {
  readonly master: Master
  /** The shown fields. */
  readonly fields: readonly FieldModel[]
  readonly row: MasterRow
  readonly texts: FieldTexts
  readonly setState: SetSearchState<ListState>
}

/** The read-only form, for users without edit permission and for merged records. */
export function RecordDetails({ master, fields, row, texts, setState }: RecordDetailsProps) {
  return (
    <>
      {row.mergedIntoId !== null && <MergedNote master={master} texts={texts} id={row.id} setState={setState} />}
      <dl className={styles.fields}>
        {fields.map((field) => (
          <div
            key={field.name}
            className={styles.field}
            data-field={field.name === 'code' ? 'code' : field.name === 'name' ? 'name' : field.widget}
          >
            <dt className={styles.factLabel}>{texts.label(field.name)}</dt>
            <dd className={styles.fact}>
              <bdi>{texts.words(field, row[field.name], row) ?? '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
