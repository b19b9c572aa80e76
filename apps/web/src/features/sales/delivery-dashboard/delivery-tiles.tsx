import { delivery } from '@countinghouse/contract/sales/delivery'
import type { DeliveryDashboard } from '@countinghouse/contract/sales/delivery-dashboard'
import { text } from '@countinghouse/contract/sales/delivery-dashboard.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import type { FigureTile } from '../../../kit/dashboard/figure-tiles.tsx'
import { FigureTiles } from '../../../kit/dashboard/figure-tiles.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly data: DeliveryDashboard | undefined; readonly storeId: number | null }

const wholePpm = 1_000_000

/** Figures of deliveries, each with the orders or deliveries that it counts. */
export function DeliveryTiles({ data, storeId }: Props) {
  const { t, formatNumber, formatShare } = useLanguage()
  const ofStore = storeId === null ? {} : { storeId }
  const open = { ...ofStore, status: 'confirmed', deliveryStatus: 'none,partial' }
  const ordersPath = salesOrder.page.path
  const deliveriesPath = delivery.page.path
  const tiles: readonly FigureTile<DeliveryDashboard>[] = [
    { name: text.toDeliver, to: ordersPath, search: open, figure: ({ toDeliver }) => formatNumber(toDeliver) },
    {
      name: text.late,
      to: ordersPath,
      search: { ...open, ...(data !== undefined && { 'requestedOn.before': data.day }) },
      figure: ({ late }) => formatNumber(late),
    },
    {
      name: text.promiseToday,
      to: ordersPath,
      search: { ...open, ...(data !== undefined && { 'promiseOn.on': data.day }) },
      figure: ({ promiseToday }) => formatNumber(promiseToday),
    },
    {
      name: text.promiseLate,
      to: ordersPath,
      search: { ...open, ...(data !== undefined && { 'promiseOn.before': data.day }) },
      figure: ({ promiseLate }) => formatNumber(promiseLate),
    },
    {
      name: text.held,
      to: ordersPath,
      search: { ...ofStore, status: 'on_hold' },
      figure: ({ held }) => formatNumber(held),
    },
    {
      name: text.toPick,
      to: deliveriesPath,
      search: { ...ofStore, status: 'picking' },
      figure: ({ toPick }) => formatNumber(toPick),
    },
    {
      name: text.toPack,
      to: deliveriesPath,
      search: { ...ofStore, status: 'picked' },
      figure: ({ toPack }) => formatNumber(toPack),
    },
    {
      name: text.toDispatch,
      to: deliveriesPath,
      search: { ...ofStore, status: 'packed', deliveryMode: 'deliver' },
      figure: ({ toDispatch }) => formatNumber(toDispatch),
    },
    {
      name: text.toCollect,
      to: deliveriesPath,
      search: { ...ofStore, status: 'picked,packed', deliveryMode: 'collect' },
      figure: ({ toCollect }) => formatNumber(toCollect),
    },
    {
      name: text.onTheWay,
      to: deliveriesPath,
      search: { ...ofStore, status: 'dispatched' },
      figure: ({ onTheWay }) => formatNumber(onTheWay),
    },
    {
      name: text.toInvoice,
      to: deliveriesPath,
      search: { ...ofStore, status: 'dispatched,delivered', isInvoiced: false },
      figure: ({ toInvoice }) => formatNumber(toInvoice),
    },
    {
      name: text.onTime,
      to: deliveriesPath,
      search: { ...ofStore, status: 'delivered' },
      figure: ({ finished, onTime }) =>
        finished === 0 ? '–' : formatShare(Math.round((onTime * wholePpm) / finished)),
      notes: ({ finished }) => (finished === 0 ? null : t(text.onTimeOf, { count: finished })),
    },
  ]
  return <FigureTiles label={t(text.figures)} tiles={tiles} data={data} />
}
