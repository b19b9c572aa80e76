import { text } from '@countinghouse/contract/kit/draft.text'
import type { RecordRow, RecordType } from '@countinghouse/contract/record-type'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './record-draft.module.css'
import type { RecordFormState } from './use-record-form.ts'
import { useRecordDraft } from './use-record-draft.ts'

type RecordDraftProps = {
  readonly master: RecordType
  /** Null for a new record. */
  readonly row: RecordRow | null
  readonly form: RecordFormState
}

/** Saves the input as a draft, and offers to restore an earlier one. */
export function RecordDraft({ master, row, form }: RecordDraftProps) {
  const { t, formatInstant } = useLanguage()
  const { offer, restore, discard } = useRecordDraft(master, row, form)
  return (
    <div role="status">
      {offer !== null && (
        <div className={styles.offer}>
          <p className={styles.words}>
            {offer.updatedAt === null ? t(text.offeredHere) : t(text.offered, { when: formatInstant(offer.updatedAt) })}
          </p>
          <button type="button" className={styles.answer} onClick={restore}>
            {t(text.restore)}
          </button>
          <button type="button" className={styles.answer} onClick={discard}>
            {t(text.discard)}
          </button>
        </div>
      )}
    </div>
  )
}
