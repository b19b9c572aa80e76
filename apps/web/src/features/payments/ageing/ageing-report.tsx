import type { AgeingRoutes } from '@countinghouse/contract/payments/ageing'
import type { text as texts } from '@countinghouse/contract/payments/payables-ageing.text'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { text as reportText } from '@countinghouse/contract/kit/report.text'
import type { Text } from '@countinghouse/kernel/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { FilterDate } from '../../../kit/report/report-filters.tsx'
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

type Props = {
  readonly page: Page
  readonly text: Readonly<Record<keyof typeof texts, Text>>
  readonly routes: AgeingRoutes
  /** Page of the invoices, and how it is narrowed to one party. */
  readonly path: string
  readonly searchOf: (partyId: number) => object
}

/** What is open by party and days overdue, as of a day in the address. */
export function AgeingReport({ page, text, routes, path, searchOf }: Props) {
  const { t } = useLanguage()
  const [{ on }, setState] = useSearchState(search)
  const canExport = useCan()(permissionName(page, 'export'))
  const requested = on === null ? {} : { on }
  const query = useQuery({ ...routeQuery(routes.get, requested), placeholderData: keepPreviousData })
  const { data } = query
  return (
    <ReportPage
      page={page}
      text={text}
      query={query}
      isEmpty={data?.rows.length === 0 && data.ledgerMinor === 0 && data.prepaidLedgerMinor === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles title={text.title} route={routes.file} inputOf={(format) => ({ ...requested, format })} />
          </Suspense>
        )
      }
      above={
        <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
          <FilterDate
            label={t(text.on)}
            value={on ?? data?.on ?? null}
            onChange={(day) => void setState({ on: day })}
          />
        </div>
      }
    >
      {data !== undefined && (
        <AgeingTable ageing={data} isLoading={query.isFetching} text={text} path={path} searchOf={searchOf} />
      )}
    </ReportPage>
  )
}
