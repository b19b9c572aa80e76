import { downloadRefusedRows, getBulkEdit, runBulkEdit, undoBulkEdit } from '@countinghouse/contract/desk/bulk-edit'
import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import type { Master } from '@countinghouse/contract/master'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { downloadAddress } from '../../app/calls/download.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale, routeQuery } from '../../app/calls/queries.ts'
import { BulkEditOutcome } from './bulk-edit-outcome.tsx'
import styles from './bulk-edit.module.css'
import { failureText } from '../../app/calls/failure-text.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import { isOver } from '../../app/jobs/job-pace.ts'
import { JobProgress } from '../../app/jobs/job-progress.tsx'
import { useJob } from '../../app/jobs/use-job.ts'

type BulkEditResultProps = {
  readonly id: number
  readonly master: Master
  readonly texts: FieldTexts
  /** Called when the checked edit was started. */
  readonly onRun?: () => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** A bulk edit during the check, before and after the run, also when stopped. */
export function BulkEditResult({ id, master, texts, onRun, onBack, onClose }: BulkEditResultProps) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const queryClient = useQueryClient()
  const { data: edit, error } = useQuery(routeQuery(getBulkEdit, { id }))
  const [problem, setProblem] = useState<string | null>(null)

  async function transition(route: typeof runBulkEdit): Promise<void> {
    setProblem(null)
    try {
      await call(route, { id })
      if (route === runBulkEdit) onRun?.()
      await invalidateStale(queryClient, route)
    } catch (refusal) {
      setProblem(failureText(language, refusal, t(master.text.title)))
    }
  }

  if (error !== null) return <p role="alert">{failureText(language, error, t(master.text.title))}</p>
  if (edit === undefined) return <div className={styles.waiting} aria-busy="true" />
  const { status, jobId, isStopped } = edit
  const isWorking = !isStopped && (status === 'checking' || status === 'running' || status === 'undoing')
  const canGoBack = status === 'checked' || (status === 'checking' && isStopped)
  const changed = edit.outcome?.changed ?? 0
  return (
    <div className={styles.form}>
      {isWorking && jobId !== null && <WorkingJob key={jobId} id={jobId} master={master} onLeave={onClose} />}
      {!isWorking && <BulkEditOutcome edit={edit} master={master} texts={texts} />}
      <div role="alert" className={styles.problem}>
        {problem}
      </div>
      {!isWorking && (
        <div className={styles.buttons}>
          {edit.canUndo && (
            <>
              <Button variant="default" onClick={() => void transition(undoBulkEdit)}>
                {t(status === 'undoing' ? text.undoRest : text.undo)}
              </Button>
              <span className={styles.hint}>{t(text.undoHint)}</span>
            </>
          )}
          {edit.hasRefused && (
            <Button component="a" variant="subtle" href={downloadAddress(downloadRefusedRows, { id })} download>
              {t(text.refusedFile)}
            </Button>
          )}
          <span className={styles.space} />
          {canGoBack && (
            <Button variant="default" onClick={onBack}>
              {t(text.back)}
            </Button>
          )}
          {status === 'checked' && changed > 0 && (
            <Button ref={takeFocus} onClick={() => void transition(runBulkEdit)}>
              {t(text.run, { count: changed, shown: formatNumber(changed) })}
            </Button>
          )}
          {status !== 'checked' && (
            <Button ref={takeFocus} onClick={onClose}>
              {t(text.close)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type WorkingJobProps = { readonly id: number; readonly master: Master; readonly onLeave: () => void }

/** Refetches the affected data when the job ends. */
function WorkingJob({ id, master, onLeave }: WorkingJobProps) {
  const queryClient = useQueryClient()
  const { job } = useJob(id)
  const isEnded = job !== null && isOver(job)
  useEffect(() => {
    if (!isEnded) return
    void Promise.all([invalidateStale(queryClient, runBulkEdit), invalidateStale(queryClient, master.routes.update)])
  }, [isEnded, queryClient, master])
  return <JobProgress id={id} onLeave={onLeave} />
}

/** The previous step removed the focused button, so the focus moves here. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}
