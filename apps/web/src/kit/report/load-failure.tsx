import { text as jobText } from '@countinghouse/contract/kit/job.text'
import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from '../../ui/display/page.module.css'

type LoadFailureProps = { readonly what: string; readonly error: Error; readonly onRetry: () => void }

/** Loading failed. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  const { t } = useLanguage()
  const requestId = error instanceof CallError ? error.requestId : null
  // Where the cause is mended.
  const path = error instanceof CallError ? error.details?.['path'] : undefined
  return (
    <div className={styles.failed} role="alert">
      <p>
        {what} {error.message}
      </p>
      {typeof path === 'string' && (
        <p>
          <Link to={path}>{t(reportText.openPage)}</Link>
        </p>
      )}
      <Button variant="default" onClick={onRetry}>
        {t(jobText.tryAgain)}
      </Button>
      {requestId !== null && <p className={styles.request}>{t(jobText.requestId, { id: requestId })}</p>}
    </div>
  )
}
