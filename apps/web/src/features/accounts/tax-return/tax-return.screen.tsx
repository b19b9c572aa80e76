import { exportTaxReturn, taxReturnPage } from '@countinghouse/contract/accounts/tax-return'
import { text } from '@countinghouse/contract/accounts/tax-return.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense } from 'react'
import { lazyOf } from '../../../app/offline/lazy-of.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { MoreLines } from '../../../kit/report/more-lines.tsx'
import { ReportNarrowing } from '../../../kit/report/report-narrowing.tsx'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import { reportFilters } from '../../../kit/report/report-search.ts'
import { TaxLinesTable } from './tax-lines-table.tsx'
import type { TaxReturnState } from './tax-return-search.ts'
import { taxReturnLists, taxReturnSearch, taxViews } from './tax-return-search.ts'
import { TaxReturnTable } from './tax-return-table.tsx'
import { useTaxLines, useTaxReturn } from './use-tax-return.ts'

const ReportFiles = lazyOf(async () => (await import('../../../kit/report/report-files.tsx')).ReportFiles)

const labels = { storeId: text.store, componentId: text.component }

/** Tax of a period by component, and the journals behind it. */
function TaxReturns() {
  const [state, setState] = useSearchState(taxReturnSearch)
  return state.by === 'summary' ? (
    <Summary state={state} onChange={(change) => void setState(change)} />
  ) : (
    <Lines state={state} direction={state.by} onChange={(change) => void setState(change)} />
  )
}

type Props = {
  readonly state: TaxReturnState
  readonly onChange: (change: Partial<TaxReturnState>) => void
}

function Summary({ state, onChange }: Props) {
  const query = useTaxReturn(state)
  const report = query.data
  return (
    <ReportPage
      page={taxReturnPage}
      text={text}
      query={query}
      isEmpty={report?.rows.length === 0}
      exporting={<Files state={state} />}
      above={<Narrowing state={state} report={report} onChange={onChange} />}
    >
      {report !== undefined && <TaxReturnTable report={report} state={state} isLoading={query.isFetching} />}
    </ReportPage>
  )
}

function Lines({ state, direction, onChange }: Props & { readonly direction: 'sale' | 'purchase' }) {
  const { query, report, lines } = useTaxLines(state, direction)
  return (
    <ReportPage
      page={taxReturnPage}
      text={text}
      query={query}
      isEmpty={lines.length === 0}
      exporting={<Files state={state} />}
      above={<Narrowing state={state} report={report} onChange={onChange} />}
    >
      {report !== undefined && <TaxLinesTable report={report} lines={lines} isLoading={query.isFetching} />}
      <MoreLines query={query} />
    </ReportPage>
  )
}

function Files({ state }: Pick<Props, 'state'>) {
  const canExport = useCan()(permissionName(taxReturnPage, 'export'))
  const { by, ...filters } = reportFilters(state)
  if (!canExport) return null
  const requested = by === 'summary' ? filters : { ...filters, direction: by }
  return (
    <Suspense>
      <ReportFiles title={text.title} route={exportTaxReturn} inputOf={(format) => ({ ...requested, format })} />
    </Suspense>
  )
}

function Narrowing({
  state,
  report,
  onChange,
}: Props & { readonly report: { readonly from: string; readonly to: string } | undefined }) {
  return (
    <ReportNarrowing
      state={state}
      days={report === undefined ? null : [report.from, report.to]}
      lists={taxReturnLists}
      labels={labels}
      by={{ label: text.view, options: taxViews.map((value) => ({ value, label: text[`by_${value}`] })) }}
      onChange={onChange}
      onClear={() => onChange(taxReturnSearch.parse({}))}
    />
  )
}

export { TaxReturns as screen }
