import { listJobs } from '@countinghouse/contract/desk/job'
import type { Job } from '@countinghouse/contract/job'
import { text as jobText } from '@countinghouse/contract/kit/job.text'
import { text } from '@countinghouse/contract/kit/my-jobs.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { JobProgress } from '../jobs/job-progress.tsx'
import { JobStatus } from '../jobs/job-status.tsx'
import styles from './jobs-panel.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { closePanel } from './panels.ts'
import { routeQuery } from '../calls/queries.ts'

/** Refresh interval while the list is visible. Units: milliseconds. */
const pollMs = 3000

/** Background jobs of the user with their results. */
export function JobsPanel() {
  const { t } = useLanguage()
  const [openId, setOpenId] = useState<number | null>(null)
  return (
    <Dialog
      title={t(text.mine)}
      isWide
      onClose={() => closePanel()}
      actions={
        <>
          {openId !== null && (
            <Button variant="default" onClick={() => setOpenId(null)}>
              {t(text.back)}
            </Button>
          )}
          <Button variant="default" data-autofocus onClick={() => closePanel()}>
            {t(jobText.close)}
          </Button>
        </>
      }
    >
      {openId === null ? <JobList onOpen={setOpenId} /> : <JobProgress id={openId} onLeave={() => setOpenId(null)} />}
    </Dialog>
  )
}

function JobList({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const { t } = useLanguage()
  const { data, error } = useQuery({ ...routeQuery(listJobs, {}), staleTime: 0, refetchInterval: pollMs })
  return (
    <>
      <p className={styles.help}>{t(text.help)}</p>
      {error !== null && <p role="alert">{t(text.failed, { reason: error.message })}</p>}
      {data?.items.length === 0 && <p className={styles.help}>{t(text.none)}</p>}
      <ul className={styles.jobs}>
        {data?.items.map((job) => (
          <JobLine key={job.id} job={job} onOpen={onOpen} />
        ))}
      </ul>
    </>
  )
}

function JobLine({ job, onOpen }: { readonly job: Job; readonly onOpen: (id: number) => void }) {
  const { t, formatInstant } = useLanguage()
  return (
    <li className={styles.job}>
      <button type="button" className={styles.link} onClick={() => onOpen(job.id)}>
        <bdi>{job.title}</bdi>
      </button>
      <JobStatus job={job} />
      <span className={styles.facts}>
        {t(text.started, { when: formatInstant(job.createdAt) })}
        {job.summary !== null && ` · ${job.summary}`}
      </span>
    </li>
  )
}
