import { listBulkEdits } from '@countinghouse/contract/desk/bulk-edit'
import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import type { Master } from '@countinghouse/contract/master'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import styles from './bulk-edit.module.css'
import { failureText } from '../../app/calls/failure-text.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'

type BulkEditHistoryProps = {
  readonly master: Master
  readonly texts: FieldTexts
  readonly onOpen: (id: number) => void
  readonly onBack: () => void
}

/** The user's earlier bulk edits of this list; each opens with its result and rollback. */
export function BulkEditHistory({ master, texts, onOpen, onBack }: BulkEditHistoryProps) {
  const language = useLanguage()
  const { t, formatInstant } = language
  const { data, error } = useQuery(routeQuery(listBulkEdits, { entity: master.entity }))
  const label = (field: string) => (field === 'status' ? t(listText.status) : texts.label(field))
  return (
    <div className={styles.form}>
      {error !== null && <p role="alert">{failureText(language, error, t(master.text.title))}</p>}
      {data === undefined && error === null && <div className={styles.waiting} aria-busy="true" />}
      {data?.items.length === 0 && <p className={styles.lead}>{t(text.noneEarlier)}</p>}
      <ul className={styles.history} aria-label={t(text.earlier)}>
        {data?.items.map(({ id, fields, createdAt }) => (
          <li key={id}>
            <button type="button" className={styles.entry} onClick={() => onOpen(id)}>
              {t(text.earlierEdit, { fields: fields.map(label).join(', '), when: formatInstant(createdAt) })}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <span className={styles.space} />
        <Button variant="default" onClick={onBack} data-autofocus>
          {t(text.back)}
        </Button>
      </div>
    </div>
  )
}
