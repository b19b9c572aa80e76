import { forbiddenPath } from '@countinghouse/contract/constants'
import { backupsPage, listBackups } from '@countinghouse/contract/erp/backup'
import { text } from '@countinghouse/contract/erp/backup.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { useCan } from '../../../app/session/session.tsx'
import { BackupActions } from './backup-actions.tsx'
import { BackupTable } from './backup-table.tsx'
import styles from './backup.module.css'
import { LoadFailure } from '../../../kit/report/load-failure.tsx'
import page from '../../../ui/display/page.module.css'
import { ageText } from '../sizes.ts'

/** Refresh intervals while a run is requested or active, and otherwise. */
const refreshMs = { busy: 2000, calm: 30_000 }

/** Backups and restore drills of the installation, with buttons to start them. */
function Backups() {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const query = useQuery({
    ...routeQuery(listBackups, {}),
    refetchInterval: ({ state }) => (isBusy(state.data) ? refreshMs.busy : refreshMs.calm),
  })
  const refusal = refusalOf(query.error, backupsPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  const { runs = [], request = null } = query.data ?? {}
  const running = runs.find(({ status }) => status === 'running')
  const seconds = running === undefined ? 0 : Math.max(0, (query.dataUpdatedAt - Date.parse(running.startedAt)) / 1000)
  return (
    <section className={page.screen} aria-labelledby="backups-title" aria-busy={query.isPending}>
      <header>
        <h1 id="backups-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      {can(permissionName(backupsPage, 'create')) && query.data !== undefined && (
        <BackupActions isBusy={isBusy(query.data)} />
      )}
      <p className={styles.now} role="status" data-overdue={request?.isOverdue || undefined}>
        {request !== null && t(request.isOverdue ? text.overdue : text.requested)}
        {running !== undefined &&
          t(text.running, { kind: t(text[`kind_${running.kind}`]), time: ageText(language, seconds) })}
      </p>
      {query.isError && query.data !== undefined && (
        <p className={page.note} role="status">
          {query.error.message}
        </p>
      )}
      <div className={styles.list}>
        {query.isPending && <div className={styles.waiting} />}
        {query.isError && query.data === undefined && (
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && runs.length === 0 && <p className={page.empty}>{t(text.empty)}</p>}
        {runs.length > 0 && <BackupTable runs={runs} />}
      </div>
    </section>
  )
}

export { Backups as screen }

function isBusy(data: { runs: readonly { status: string }[]; request: object | null } | undefined): boolean {
  return data !== undefined && (data.request !== null || data.runs.some(({ status }) => status === 'running'))
}
