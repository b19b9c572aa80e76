import type { SalesToday } from '@countinghouse/contract/sales/dashboard'
import { text } from '@countinghouse/contract/sales/dashboard.text'
import { salesReportPage } from '@countinghouse/contract/sales/sales-report'
import type { UseQueryResult } from '@tanstack/react-query'
import { ChartPanel } from '../../../kit/dashboard/chart-panel.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { highest } from '../../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly query: UseQueryResult<unknown>
  readonly data: SalesToday
  readonly storeId: number | null
}

/** Net sales of today by hour; last week is in the table. */
export function HourChart({ query, data, storeId }: Props) {
  const { t, locale } = useLanguage()
  const { hours, currency, day } = data
  const money = (minor: number | null) => (minor === null ? '–' : formatAmount(minor, currency, locale))
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  const bars = hours.map(({ hour, netMinor }) => ({
    key: String(hour),
    label: clock(hour),
    value: netMinor === null ? null : Math.max(0, netMinor),
    written: money(netMinor),
  }))
  const sold = hours.filter(({ netMinor, beforeMinor }) => (netMinor ?? 0) !== 0 || beforeMinor !== 0)
  return (
    <ChartPanel
      title={t(text.byHour)}
      query={query}
      sum={null}
      bars={bars}
      most={highest(bars)}
      nothing={sold.length === 0 ? t(text.nothingSold) : null}
      columns={[t(text.hour), t(text.today), t(text.before)]}
      rows={sold.map(({ hour, netMinor, beforeMinor }) => ({
        key: String(hour),
        cells: [clock(hour), money(netMinor), money(beforeMinor)],
      }))}
      way={{
        to: salesReportPage.path,
        search: { from: day, to: day, ...(storeId !== null && { store: storeId }) },
        label: t(text.toReport),
      }}
    />
  )
}
