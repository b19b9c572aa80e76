import { fulfilmentPage, getFulfilment, partOf } from '@countinghouse/contract/wms/fulfilment'
import { text } from '@countinghouse/contract/wms/dashboard.text'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { ChartPanel } from '../../../kit/dashboard/chart-panel.tsx'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'

const whole = 1_000_000

/** Fill rate of the last 30 days by day, from the same query as the report. */
export function FillChart({ storeId }: { readonly storeId: number | null }) {
  const { t, formatShare, formatDate } = useLanguage()
  const requested = { by: 'day' as const, ...(storeId !== null && { storeId }) }
  const query = useQuery({ ...routeQuery(getFulfilment, requested), refetchInterval: refreshMs })
  const { lines = [], totals } = query.data ?? {}
  const rate = (ppm: number | null) => (ppm === null ? '–' : formatShare(ppm))
  const days = lines.map((line) => ({
    day: formatDate(line.key),
    key: line.key,
    fill: partOf(line.endedAccepted, line.endedRequested),
    onTime: partOf(line.onTime, line.due),
  }))
  const fill = totals === undefined ? null : partOf(totals.endedAccepted, totals.endedRequested)
  const onTime = totals === undefined ? null : partOf(totals.onTime, totals.due)
  return (
    <ChartPanel
      title={t(text.fulfilment)}
      query={query}
      sum={
        <>
          {t(text.fill)} <bdi>{rate(fill)}</bdi> · {t(text.onTime)} <bdi>{rate(onTime)}</bdi>
        </>
      }
      bars={days.map(({ key, day, fill: part }) => ({ key, label: day, value: part, written: rate(part) }))}
      most={whole}
      nothing={fill === null ? t(text.none) : null}
      columns={[t(text.day), t(text.fill), t(text.onTime)]}
      rows={days.map(({ key, day, ...parts }) => ({ key, cells: [day, rate(parts.fill), rate(parts.onTime)] }))}
      way={{
        to: fulfilmentPage.path,
        search: { by: 'day', ...(storeId !== null && { store: storeId }) },
        label: t(text.open),
      }}
    />
  )
}
