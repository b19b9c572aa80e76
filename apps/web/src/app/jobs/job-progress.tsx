import { downloadJobFile } from '@countinghouse/contract/desk/job'
import type { Job } from '@countinghouse/contract/job'
import { text } from '@countinghouse/contract/kit/job.text'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '../calls/call.ts'
import { downloadAddress } from '../calls/download.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../calls/queries.ts'
import { byteSizeText } from '../../ui/display/byte-size.ts'
import { JobNumbers } from './job-numbers.tsx'
import { isOver } from './job-pace.ts'
import styles from './job-progress.module.css'
import { JobStatus } from './job-status.tsx'
import type { JobRoutes } from './use-job.ts'
import { ownJobs, useJob } from './use-job.ts'

type JobProgressProps = {
  readonly id: number
  readonly routes?: JobRoutes
  readonly canCancel?: boolean
  /** Whether the title of the job is shown. */
  readonly isTitled?: boolean
  /** Continues in the background; closes if the job has ended. */
  readonly onLeave: () => void
  /** Omitted: a failed job cannot be run again here. */
  readonly onRetry?: () => Promise<void>
}

/** A background job with progress and result. */
export function JobProgress(props: JobProgressProps) {
  const { id, routes = ownJobs, canCancel = true, isTitled = true, onLeave, onRetry } = props
  const { t } = useLanguage()
  const { job, samples, error, refetch } = useJob(id, routes)
  const [refusal, setRefusal] = useState<string | null>(null)
  const attempt = (run: () => Promise<void>) => {
    setRefusal(null)
    return run().catch((thrown: unknown) => {
      if (!(thrown instanceof CallError)) throw thrown
      // The job ended before the request; its result is shown anyway.
      if (thrown.code !== 'state_conflict') setRefusal(thrown.message)
    })
  }
  if (job === null && error === null) return <div className={styles.waiting} aria-busy="true" />
  if (job === null) {
    return (
      <div className={styles.job} role="alert">
        <p className={styles.note}>
          {t(text.failed)} {error?.message}
        </p>
        <div className={styles.actions}>
          <Button variant="default" onClick={onLeave}>
            {t(text.close)}
          </Button>
          <Button onClick={() => void refetch()}>{t(text.tryAgain)}</Button>
        </div>
      </div>
    )
  }
  const canRetry = onRetry !== undefined && (job.status === 'failed' || job.status === 'cancelled')
  const hasFile = job.file !== null && job.isMine
  return (
    <div className={styles.job}>
      {isTitled && (
        <p className={styles.title}>
          <bdi>{job.title}</bdi>
        </p>
      )}
      <JobNumbers job={job} samples={samples} />
      <Outcome job={job} isOffline={error instanceof CallError && error.isOffline} />
      {refusal !== null && (
        <p className={styles.problem} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles.actions}>
        {!isOver(job) && canCancel && <CancelButton job={job} routes={routes} attempt={attempt} />}
        <Button variant={canRetry || hasFile ? 'default' : 'filled'} onClick={onLeave}>
          {t(isOver(job) ? text.close : text.background)}
        </Button>
        {canRetry && <Button onClick={() => void attempt(onRetry)}>{t(text.retry)}</Button>}
        {job.file !== null && job.isMine && <FileLink id={job.id} file={job.file} />}
      </div>
    </div>
  )
}

/** The status in a polite live region, and the result. */
function Outcome({ job, isOffline }: { readonly job: Job; readonly isOffline: boolean }) {
  const { t } = useLanguage()
  return (
    <div className={styles.outcome} role="status">
      <p className={styles.state}>
        <JobStatus job={job} />
        {job.summary !== null && <span>{job.summary}</span>}
      </p>
      {job.isCancelRequested && <p className={styles.note}>{t(text.stopping)}</p>}
      {job.status === 'cancelled' && job.done > 0 && <p className={styles.note}>{t(text.cancelled)}</p>}
      {isOffline && !isOver(job) && <p className={styles.note}>{t(text.offline)}</p>}
      {job.problem !== null && (
        <>
          <p className={styles.problem}>{job.problem.message}</p>
          <p className={styles.request}>{t(text.requestId, { id: job.problem.requestId })}</p>
        </>
      )}
    </div>
  )
}

type CancelButtonProps = {
  readonly job: Job
  readonly routes: JobRoutes
  readonly attempt: (run: () => Promise<void>) => Promise<void>
}

function CancelButton({ job, routes, attempt }: CancelButtonProps) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const [isSending, setIsSending] = useState(false)

  async function cancel(): Promise<void> {
    try {
      const changed = await call(routes.cancel, { id: job.id })
      queryClient.setQueryData([routes.get.id, { id: job.id }], changed)
    } finally {
      await invalidateStale(queryClient, routes.cancel)
    }
  }

  return (
    <Button
      variant="default"
      disabled={job.isCancelRequested}
      loading={isSending}
      onClick={() => {
        setIsSending(true)
        void attempt(cancel).finally(() => setIsSending(false))
      }}
    >
      {t(text.cancel)}
    </Button>
  )
}

type FileLinkProps = { readonly id: number; readonly file: NonNullable<Job['file']> }

function FileLink({ id, file }: FileLinkProps) {
  const language = useLanguage()
  const { t } = language
  return (
    <Button
      component="a"
      href={downloadAddress(downloadJobFile, { id })}
      download={file.name}
      leftSection={<IconDownload size={16} stroke={2} aria-hidden />}
    >
      <bdi className={styles.fileName}>{t(text.download, { name: file.name })}</bdi>
      <span className={styles.size}>{byteSizeText(language, file.byteSize)}</span>
    </Button>
  )
}
