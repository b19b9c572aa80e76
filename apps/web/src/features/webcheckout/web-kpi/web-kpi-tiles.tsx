import { webCarts } from '@countinghouse/contract/webcheckout/web-cart'
import type { WebKpi } from '@countinghouse/contract/webcheckout/web-kpi'
import { text } from '@countinghouse/contract/webcheckout/web-kpi.text'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import type { FigureTile } from '../../../kit/dashboard/figure-tiles.tsx'
import { FigureTiles } from '../../../kit/dashboard/figure-tiles.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Of orders that are not cancelled, as the list takes them. */
export const placedStatuses = 'received,confirmed,partly_dispatched,dispatched,delivered'

/** Figures of a period, each with the records that it counts. */
export function WebKpiTiles({ kpi }: { readonly kpi: WebKpi }) {
  const { t, locale, formatNumber } = useLanguage()
  const { from, to, currency } = kpi
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const placed = {
    to: webOrders.page.path,
    search: { 'createdOn.between': `${from},${to}`, status: placedStatuses },
  }
  const tiles: readonly FigureTile<WebKpi>[] = [
    {
      name: text.orders,
      ...placed,
      figure: ({ orders }) => formatNumber(orders),
      notes: ({ cancelled }) => t(text.ofCancelled, { count: cancelled }),
    },
    { name: text.turnover, ...placed, figure: ({ turnoverMinor }) => money(turnoverMinor) },
    {
      name: text.average,
      ...placed,
      figure: ({ orders, turnoverMinor }) => (orders === 0 ? '–' : money(Math.round(turnoverMinor / orders))),
    },
    {
      name: text.abandoned,
      to: webCarts.page.path,
      search: { 'abandonedOn.between': `${from},${to}` },
      figure: ({ abandonedMinor }) => money(abandonedMinor),
      notes: ({ abandoned }) => t(text.carts, { count: abandoned }),
    },
    {
      name: text.recovered,
      to: webCarts.page.path,
      search: { 'orderedOn.between': `${from},${to}`, status: 'recovered' },
      figure: ({ recoveredMinor }) => money(recoveredMinor),
      notes: ({ recovered }) => t(text.carts, { count: recovered }),
    },
  ]
  return <FigureTiles label={t(text.figures)} tiles={tiles} data={kpi} />
}
