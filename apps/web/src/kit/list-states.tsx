import { text } from '@countinghouse/contract/kit/list.text'
import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { CallError } from '../shell/call.ts'
import { useLanguage } from '../shell/language.tsx'
import styles from './list-states.module.css'

/** The list could not be had at all. */
export function FailedList({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLanguage()
  const requestId = error instanceof CallError ? error.requestId : null
  return (
    <div className={styles.state} role="alert">
      <p className={styles.sentence}>
        {t(text.failed)} {error.message}
      </p>
      <Button variant="default" onClick={onRetry}>
        {t(text.retry)}
      </Button>
      {requestId !== null && <p className={styles.requestId}>{t(text.requestId, { id: requestId })}</p>}
    </div>
  )
}

/** Rows stay readable while the connection is away. */
export function OfflineNote({ error, hasRows }: { readonly error: Error | null; readonly hasRows: boolean }) {
  const { t } = useLanguage()
  if (!hasRows || !(error instanceof CallError) || !error.isOffline) return null
  return (
    <p className={styles.offline} role="status">
      <IconPlugConnectedX size={16} stroke={1.75} aria-hidden />
      {t(text.offline)}
    </p>
  )
}
