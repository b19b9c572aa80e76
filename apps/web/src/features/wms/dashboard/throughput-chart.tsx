import { movesPage } from '@countinghouse/contract/inventory/move'
import { getThroughput } from '@countinghouse/contract/wms/dashboard'
import { text } from '@countinghouse/contract/wms/dashboard.text'
import { useQuery } from '@tanstack/react-query'
import { highest } from '../../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ChartPanel } from '../../../kit/dashboard/chart-panel.tsx'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'

/** Postings of today by hour. */
export function ThroughputChart({ storeId }: { readonly storeId: number | null }) {
  const { t, formatNumber } = useLanguage()
  const query = useQuery({
    ...routeQuery(getThroughput, storeId === null ? {} : { storeId }),
    refetchInterval: refreshMs,
  })
  const hours = query.data?.hours ?? []
  // Always 24 hours, so that bars keep their position during the day.
  const bars = Array.from({ length: hours.length === 0 ? 0 : 24 }, (_, hour) => {
    const lines = hours[hour]?.lines ?? null
    return { key: String(hour), label: clock(hour), value: lines, written: lines === null ? '–' : formatNumber(lines) }
  })
  const sumOf = (name: 'lines' | 'postings') => hours.reduce((sum, hour) => sum + hour[name], 0)
  return (
    <ChartPanel
      title={t(text.throughput)}
      query={query}
      sum={t(text.throughputSum, { lines: sumOf('lines'), postings: sumOf('postings') })}
      bars={bars}
      most={highest(bars)}
      nothing={sumOf('lines') === 0 ? t(text.nothingPosted) : null}
      columns={[t(text.hour), t(text.lines), t(text.postings)]}
      rows={hours.map(({ hour, lines, postings }) => ({
        key: String(hour),
        cells: [clock(hour), formatNumber(lines), formatNumber(postings)],
      }))}
      way={{ to: movesPage.path, search: { 'postedAt.within': 'today' }, label: t(text.openMoves) }}
    />
  )
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
