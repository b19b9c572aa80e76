import { text as noRowsText } from '@countinghouse/contract/kit/no-rows.text'
import { text } from '@countinghouse/contract/kit/list.text'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './no-rows.module.css'

type EmptyListProps = {
  readonly isFiltered: boolean
  readonly onClear: () => void
  /** Null without the create permission. */
  readonly action: { readonly label: string; readonly run: () => void } | null
  /** Text of a list that was never used; default: no records yet. */
  readonly hint: Text | undefined
  /** Additional actions. */
  readonly others: ReactNode
}

/** An empty list: never used, or no matching records. */
export function EmptyList({ isFiltered, onClear, action, hint, others }: EmptyListProps) {
  const { t } = useLanguage()
  const firstUse = action === null ? noRowsText.firstUseRead : noRowsText.firstUse
  return (
    <div className={styles.state}>
      <Rendering />
      <p className={styles.sentence}>{t(isFiltered ? noRowsText.nothingFound : (hint ?? firstUse))}</p>
      {isFiltered && (
        <Button variant="default" onClick={onClear}>
          {t(text.clearFilters)}
        </Button>
      )}
      {!isFiltered && (
        <div className={styles.ways}>
          {action !== null && <Button onClick={action.run}>{action.label}</Button>}
          {others}
        </div>
      )}
    </div>
  )
}

/** The list could not be loaded. */
export function FailedList({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLanguage()
  const requestId = error instanceof CallError ? error.requestId : null
  return (
    <div className={styles.state} role="alert">
      <p className={styles.sentence}>
        {t(noRowsText.failed)} {error.message}
      </p>
      <Button variant="default" onClick={onRetry}>
        {t(text.retry)}
      </Button>
      {requestId !== null && <p className={styles.requestId}>{t(text.requestId, { id: requestId })}</p>}
    </div>
  )
}

/** Illustration: an empty shelf with a tag. */
function Rendering() {
  return (
    <svg className={styles.drawing} width="120" height="72" viewBox="0 0 120 72" fill="none" aria-hidden="true">
      <path d="M8 62h104M20 62V24M100 62V24M12 24h96" />
      <path d="M60 24v6M50 36l10-6 10 6v16a2 2 0 0 1-2 2H52a2 2 0 0 1-2-2z" />
      <circle cx="60" cy="37" r="1.5" />
      <path d="M55 46h10" strokeDasharray="2 3" />
    </svg>
  )
}
