import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import type { Master } from '@countinghouse/contract/master'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { BulkEditButtons } from './bulk-edit-buttons.tsx'
import styles from '../../ui/field/choice-form.module.css'

type BulkStatusFormProps = {
  readonly master: Master
  readonly problem: string | null
  readonly onClose: () => void
  readonly onHistory: () => void
  readonly onPreview: (status: 'active' | 'inactive') => Promise<void>
}

const verbs = { active: 'activate', inactive: 'deactivate' } as const

/** The status for the selected records. */
export function BulkStatusForm({ master, problem, onPreview, ...buttons }: BulkStatusFormProps) {
  const { t } = useLanguage()
  const [status, setStatus] = useState<'active' | 'inactive'>('inactive')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void onPreview(status)
      }}
    >
      <p className={styles.lead}>{t(text.lead)}</p>
      <fieldset className={styles.group} aria-label={t(text.status)}>
        {(['inactive', 'active'] as const).map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="status"
              checked={status === value}
              data-autofocus={status === value || undefined}
              onChange={() => setStatus(value)}
            />
            <span>{t(master.text[verbs[value]] ?? text[verbs[value]])}</span>
          </label>
        ))}
      </fieldset>
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
      <BulkEditButtons {...buttons} />
    </form>
  )
}
