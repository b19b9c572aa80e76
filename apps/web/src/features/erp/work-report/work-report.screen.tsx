import type { WorkTotals } from '@countinghouse/contract/erp/work-report'
import { exportWorkReport, getWorkReport, workKinds, workReportPage } from '@countinghouse/contract/erp/work-report'
import { text } from '@countinghouse/contract/erp/work-report.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ExportReport } from '../export-report/export-report.tsx'
import page from '../../../ui/display/page.module.css'
import { ReportPage } from '../../../kit/report/report-page.tsx'
import styles from '../../../kit/report/report.module.css'
import { WorkFilterBar } from './work-filter-bar.tsx'
import { workFilters, workSearch } from './work-search.ts'
import { WorkTable } from './work-table.tsx'

/** Work report. */
function WorkReport() {
  const { t, formatNumber } = useLanguage()
  const [state, setState] = useSearchState(workSearch)
  const filters = workFilters(state)
  const query = useQuery({
    ...routeQuery(getWorkReport, { ...filters, compare: state.compare }),
    placeholderData: keepPreviousData,
  })
  const report = query.data
  const rows = report?.rows ?? []
  return (
    <ReportPage
      page={workReportPage}
      text={text}
      query={query}
      isEmpty={rows.length === 0}
      exporting={<ExportReport page={workReportPage} route={exportWorkReport} input={filters} />}
      above={
        <>
          <WorkFilterBar state={state} onChange={(change) => void setState(change)} />
          {report !== undefined && <Totals totals={report.totals} previous={report.previous} />}
          {report?.isCut === true && (
            <p className={page.note} role="status">
              {t(text.cut, { most: formatNumber(rows.length) })}
            </p>
          )}
        </>
      }
    >
      <WorkTable rows={rows} by={state.by} isLoading={query.isFetching} />
    </ReportPage>
  )
}

type TotalsProps = { readonly totals: WorkTotals; readonly previous: WorkTotals | null }

/** Totals of the period and of the preceding one. */
function Totals({ totals, previous }: TotalsProps) {
  const { t, formatNumber } = useLanguage()
  const minutes = (value: number) => t(text.minutes, { minutes: value })
  const lines = [
    { label: t(text.column_activeMinutes), of: (sums: WorkTotals) => minutes(sums.activeMinutes) },
    ...(['sessions', 'actions', 'denied'] as const).map((name) => ({
      label: t(text[`column_${name}`]),
      of: (sums: WorkTotals) => formatNumber(sums[name]),
    })),
    ...workKinds
      .filter((kind) => totals.kinds[kind] > 0 || (previous?.kinds[kind] ?? 0) > 0)
      .map((kind) => ({ label: t(text[`kind_${kind}`]), of: (sums: WorkTotals) => formatNumber(sums.kinds[kind]) })),
  ]
  return (
    <dl className={styles.totals} aria-label={t(text.totals)}>
      {lines.map(({ label, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {of(totals)}
            {previous !== null && <span className={styles.previous}>{t(text.before, { value: of(previous) })}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export { WorkReport as screen }
