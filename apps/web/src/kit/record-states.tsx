import { text as listText } from '@countinghouse/contract/kit/list.text'
import { text } from '@countinghouse/contract/kit/record.text'
import { Button } from '@mantine/core'
import { CallError } from '../shell/call.ts'
import { useLanguage } from '../shell/language.tsx'
import styles from './record-drawer.module.css'
import problems from './record-problems.module.css'

/** A record that does not exist, or could not be had. */
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

/** The form before its record has come; shows after 150 ms. */
export function RecordSkeleton({ count }: { readonly count: number }) {
  const { t } = useLanguage()
  return (
    <div className={styles.skeleton} role="status" aria-label={t(listText.loading)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.bones}>
          <span className={styles.boneLabel} />
          <span className={styles.boneInput} />
        </div>
      ))}
    </div>
  )
}
