import { text as reportText } from '@countinghouse/contract/kit/report.text'
import { permissionName } from '@countinghouse/contract/page'
import {
  consolidatedKinds,
  consolidationPage,
  exportConsolidation,
  getConsolidation,
} from '@countinghouse/contract/reports/consolidation'
import { text } from '@countinghouse/contract/reports/consolidation.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { FilterDate } from '../../../kit/report/report-filters.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import report from '../../../kit/report/report.module.css'
import { choiceIn, dayIn } from '../../../kit/report/search-values.ts'
import { Segments } from '../../../ui/button/segments.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './consolidation.module.css'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)
const ConsolidationTable = later(async () => (await import('./consolidation-table.tsx')).ConsolidationTable)

type State = {
  readonly kind: (typeof consolidatedKinds)[number]
  /** Null: the fiscal year up to today. */
  readonly from: string | null
  readonly to: string | null
}

const search: SearchCodec<State> = {
  parse: ({ kind, from, to }) => ({
    kind: choiceIn(consolidatedKinds, kind) ?? 'profit_and_loss',
    from: dayIn(from),
    to: dayIn(to),
  }),
  serialise: ({ kind, from, to }) => ({
    kind: kind === 'profit_and_loss' ? undefined : kind,
    from: from ?? undefined,
    to: to ?? undefined,
  }),
}

/** Statements of all companies of the user, with what is between them eliminated. */
function ConsolidationScreen() {
  const { t } = useLanguage()
  const canExport = useCan()(permissionName(consolidationPage, 'export'))
  const [state, setState] = useSearchState(search)
  const { kind, from, to } = state
  const isOfDay = kind === 'balance_sheet'
  const input = { kind, ...(from !== null && !isOfDay && { from }), ...(to !== null && { to }) }
  const query = useQuery({ ...routeQuery(getConsolidation, input), placeholderData: keepPreviousData })
  const data = query.data ?? null
  return (
    <ReportPage
      page={consolidationPage}
      text={text}
      query={query}
      isEmpty={data !== null && data.rows.length === 0}
      exporting={
        canExport && (
          <Suspense>
            <ReportFiles
              title={text.title}
              route={exportConsolidation}
              formats={['pdf', 'xlsx', 'csv']}
              inputOf={(format) => ({ ...input, format })}
            />
          </Suspense>
        )
      }
      above={
        <>
          <div className={report.narrowed}>
            <Segments
              label={t(text.statement)}
              value={kind}
              options={consolidatedKinds.map((value) => ({ value, label: t(text[value]) }))}
              onChange={(value) => void setState({ kind: choiceIn(consolidatedKinds, value) ?? 'profit_and_loss' })}
            />
          </div>
          <div className={report.filters} role="group" aria-label={t(reportText.filters)}>
            {!isOfDay && (
              <FilterDate
                label={t(reportText.from)}
                value={from ?? data?.from ?? null}
                onChange={(day) => void setState({ from: day })}
              />
            )}
            <FilterDate
              label={t(isOfDay ? text.on : reportText.to)}
              value={to ?? data?.to ?? null}
              onChange={(day) => void setState({ to: day })}
            />
          </div>
          {data?.companies.length === 1 && <p className={styles['note']}>{t(text.single)}</p>}
        </>
      }
    >
      <Suspense>
        {data !== null && (
          <ConsolidationTable consolidation={data} title={t(text[kind])} isLoading={query.isFetching} />
        )}
      </Suspense>
    </ReportPage>
  )
}

export { ConsolidationScreen as screen }
