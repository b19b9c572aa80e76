import type { Job } from '@countinghouse/contract/job'
import { text } from '@countinghouse/contract/kit/job.text'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './job-status.module.css'

const tones = { waiting: 'neutral', running: 'info', done: 'success', failed: 'danger', cancelled: 'neutral' } as const

/** Status of a job as a dot and a label. */
export function JobStatus({ job }: { readonly job: Pick<Job, 'status' | 'isCancelRequested'> }) {
  const { t } = useLanguage()
  const word = job.isCancelRequested ? text.status_stopping : text[`status_${job.status}`]
  return (
    <span className={styles.status} data-tone={tones[job.status]}>
      {t(word)}
    </span>
  )
}
