import { exportStatement, statementsPage } from '@countinghouse/contract/accounts/statement'
import { text } from '@countinghouse/contract/accounts/statement.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense } from 'react'
import { later } from '../../../app/offline/later.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { StatementFilterBar } from './statement-filter-bar.tsx'
import { statementInput, statementSearch } from './statement-search.ts'
import styles from './statement.module.css'
import { useStatement } from './use-statement.ts'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)
const StatementTable = later(async () => (await import('./statement-table.tsx')).StatementTable)
const ResultsChart = later(async () => (await import('./results-chart.tsx')).ResultsChart)

/** Trial balance, profit and loss, balance sheet and cash flow. */
function Statements() {
  const { t } = useLanguage()
  const canExport = useCan()(permissionName(statementsPage, 'export'))
  const [state, setState] = useSearchState(statementSearch)
  const query = useStatement(state)
  const statement = query.data ?? null
  const isCurrent = statement?.kind === state.kind
  return (
    <ReportPage
      page={statementsPage}
      text={text}
      query={query}
      isEmpty={isCurrent && statement.rows.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={exportStatement}
              formats={['pdf', 'xlsx', 'csv']}
              inputOf={(format) => ({ ...statementInput(state), format })}
            />
          </Suspense>
        )
      }
      above={
        <StatementFilterBar
          state={state}
          statement={isCurrent ? statement : null}
          onChange={(change) => void setState(change)}
        />
      }
    >
      <Suspense>
        {statement !== null && (
          <div className={styles.split} data-columns={statement.columns.length}>
            <StatementTable
              statement={statement}
              state={state}
              title={t(text[statement.kind])}
              isLoading={query.isFetching}
            />
            {statement.kind === 'profit_and_loss' && (
              <aside className={styles.aside} aria-label={t(text.months)}>
                <ResultsChart to={state.to} storeId={state.storeId} />
              </aside>
            )}
          </div>
        )}
      </Suspense>
    </ReportPage>
  )
}

export { Statements as screen }
