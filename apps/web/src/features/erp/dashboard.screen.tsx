import { forbiddenPath } from '@countinghouse/contract/constants'
import { chooseDashboardCards, dashboardPage, getDashboard } from '@countinghouse/contract/erp/dashboard'
import { text } from '@countinghouse/contract/erp/dashboard.text'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { CardBoard } from '../../kit/dashboard/card-board.tsx'
import { AttentionList } from '../../kit/list/attention-list.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { refusalOf } from '../../app/calls/refusal.ts'
import { LoadFailure } from '../../kit/report/load-failure.tsx'
import { FirstSteps } from './first-steps.tsx'
import page from '../../ui/display/page.module.css'
import styles from './dashboard.module.css'

/** ERP dashboard: items that need attention, each linked to the page that resolves it, and the cards of the user. */
function Dashboard() {
  const { t } = useLanguage()
  const query = useQuery(routeQuery(getDashboard, {}))
  const refusal = refusalOf(query.error, dashboardPage.path)
  if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
  return (
    <section className={page.screen} aria-labelledby="dashboard-title" aria-busy={query.isPending}>
      <header>
        <h1 id="dashboard-title" className={page.title} tabIndex={-1}>
          {t(text.title)}
        </h1>
        <p className={page.purpose}>{t(text.purpose)}</p>
      </header>
      {query.isError && (
        <div className={page.panel}>
          <LoadFailure what={t(text.failed)} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      {query.isSuccess && (
        <>
          {query.data.firstSteps !== null && <FirstSteps firstSteps={query.data.firstSteps} />}
          <div className={styles.parts}>
            <AttentionList items={query.data.items} label={t(text.list)} nothing={t(text.nothing)} />
            <CardBoard board={query.data.board} choose={chooseDashboardCards} />
          </div>
        </>
      )}
    </section>
  )
}

export { Dashboard as screen }
