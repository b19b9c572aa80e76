import type { Import } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { useEffect } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { isOver } from '../../app/jobs/job-pace.ts'
import { JobProgress } from '../../app/jobs/job-progress.tsx'
import { useJob } from '../../app/jobs/use-job.ts'
import styles from './import-wizard.module.css'

type LastJobProps = {
  readonly found: Import
  /** The job has ended, so that the import is another one now. */
  readonly onOver: () => void
  readonly onRetry?: () => Promise<void>
}

/** What the last job of an import does or did. */
export function LastJob({ found: { job, isMine }, onOver, onRetry }: LastJobProps) {
  const { t } = useLanguage()
  if (job === null) return null
  const isWorking = job.status === 'waiting' || job.status === 'running'
  if (!isMine && isWorking) return <p className={styles.lead}>{t(text.otherWorks)}</p>
  if (!isMine) {
    if (job.problem === null) return null
    return <p className={styles.problem}>{t(text.failed, { message: job.problem.message })}</p>
  }
  return (
    <>
      {isWorking && <Watcher id={job.id} onOver={onOver} />}
      <JobProgress key={job.id} id={job.id} onLeave={onOver} {...(onRetry && { onRetry })} />
    </>
  )
}

function Watcher({ id, onOver }: { readonly id: number; readonly onOver: () => void }) {
  const { job } = useJob(id)
  const hasEnded = job !== null && isOver(job)
  useEffect(() => {
    if (hasEnded) onOver()
  }, [hasEnded, onOver])
  return null
}
