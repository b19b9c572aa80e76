import { verifyLedger } from '@countinghouse/contract/inventory/ledger-health'
import { text } from '@countinghouse/contract/inventory/ledger-health.text'
import { Button } from '@mantine/core'
import { JobProgress } from '../../../app/jobs/job-progress.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './ledger-health.module.css'

type Props = {
  /** The running or last verification, stored in the address. */
  readonly jobId: number | null
  readonly onJob: (id: number | null) => void
}

/** Starts a verification of the ledger and shows its progress. */
export function VerifyLedger({ jobId, onJob }: Props) {
  const { t } = useLanguage()
  const write = useWrite(t(text.title))

  async function start(): Promise<void> {
    const answer = await write(verifyLedger, {})
    if (answer !== null) onJob(answer.jobId)
  }

  if (jobId === null)
    return (
      <div>
        <Button onClick={() => void start()}>{t(text.verifyNow)}</Button>
      </div>
    )
  return (
    <div className={styles.job}>
      <JobProgress id={jobId} onLeave={() => onJob(null)} />
    </div>
  )
}
