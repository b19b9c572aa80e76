import { text as listText } from '@countinghouse/contract/kit/list.text'
import { text } from '@countinghouse/contract/kit/record.text'
import { Button } from '@mantine/core'
import { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './record-drawer.module.css'
import problems from '../record-edit/record-problems.module.css'

/** A record that does not exist or could not be loaded. */
export function RecordMissing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useLanguage()
  const isGone = error instanceof CallError && error.code === 'not_found'
  const requestId = error instanceof CallError ? error.requestId : null
  return (
    <div className={styles.missing} role="alert">
      <p>{isGone ? error.message : `${t(text.failed)} ${error.message}`}</p>
      {!isGone && (
        <Button variant="default" onClick={onRetry}>
          {t(listText.retry)}
        </Button>
      )}
      {!isGone && requestId !== null && (
        <p className={problems.requestId}>{t(listText.requestId, { id: requestId })}</p>
      )}
    </div>
  )
}
