import {
  exportPayablesAgeing,
  getPayablesAgeing,
  payablesAgeingPage,
} from '@countinghouse/contract/payments/payables-ageing'
import { text } from '@countinghouse/contract/payments/payables-ageing.text'
import { permissionName } from '@countinghouse/contract/page'
import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { FilterText } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { dayIn } from '../../../kit/report/search-values.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { AgeingTable } from './ageing-table.tsx'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

const search: SearchCodec<{ readonly on: string | null }> = {
  parse: (given) => ({ on: dayIn(given['on']) }),
  serialise: ({ on }) => ({ on: on ?? undefined }),
}

/** What suppliers are owed, by days overdue. */
function PayablesAgeingScreen() {
  const { t } = useLanguage()
  const [{ on }, setState] = useSearchState(search)
  const canExport = useCan()(permissionName(payablesAgeingPage, 'export'))
  const requested = on === null ? {} : { on }
  const query = useQuery({ ...routeQuery(getPayablesAgeing, requested), placeholderData: keepPreviousData })
  const { data } = query
  return (
    <ReportPage
      page={payablesAgeingPage}
      text={text}
      query={query}
      isEmpty={data?.rows.length === 0 && data.ledgerMinor === 0 && data.prepaidLedgerMinor === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={exportPayablesAgeing}
              inputOf={(format) => ({ ...requested, format })}
            />
          </Suspense>
        )
      }
      above={
        <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
          <FilterText
            type="date"
            label={t(text.on)}
            value={on ?? data?.on ?? null}
            onChange={(day) => void setState({ on: day })}
          />
        </div>
      }
    >
      {data !== undefined && <AgeingTable ageing={data} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

export { PayablesAgeingScreen as screen }
