import { text } from '@countinghouse/contract/kit/list.text'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './offline-note.module.css'

/** Loaded rows remain readable without a connection. */
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
