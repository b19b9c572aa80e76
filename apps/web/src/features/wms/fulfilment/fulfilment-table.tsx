import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Fulfilment, FulfilmentLine, FulfilmentSums } from '@countinghouse/contract/wms/fulfilment'
import { fulfilmentPage, fulfilmentSteps, partOf } from '@countinghouse/contract/wms/fulfilment'
import { text } from '@countinghouse/contract/wms/fulfilment.text'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import table from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { fulfilmentSearch } from './fulfilment-search.ts'
import styles from './fulfilment.module.css'

type State = ReturnType<typeof fulfilmentSearch.parse>
type Props = {
  readonly report: Fulfilment
  readonly lines: readonly FulfilmentLine[]
  readonly state: State
  readonly isLoading: boolean
}

const shares = ['fill', 'perfect', 'onTime'] as const

/** Report lines with a total; each line drills down to the transfer. */
export function FulfilmentTable({ report, lines, state, isLoading }: Props) {
  const { t, formatNumber, formatShare } = useLanguage()
  const rate = (ppm: number | null) => (ppm === null ? '–' : formatShare(ppm))
  const metrics = (one: FulfilmentSums) => ({
    fill: rate(partOf(one.endedAccepted, one.endedRequested)),
    perfect: rate(partOf(one.perfect, one.ended)),
    onTime: rate(partOf(one.onTime, one.due)),
  })
  const cells = (one: FulfilmentSums) => {
    const told = metrics(one)
    return [
      ...fulfilmentSteps.map((step) => (
        <td key={step} data-number data-label={t(text[step])}>
          <bdi>{formatNumber(one[step])}</bdi>
        </td>
      )),
      ...shares.map((share) => (
        <td key={share} data-number data-label={t(text[share])} data-none={told[share] === '–' || undefined}>
          <bdi>{told[share]}</bdi>
        </td>
      )),
    ]
  }
  return (
    <table className={`${table.table} ${table.sums}`} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text[`by_${state.by}`])}</th>
          {[...fulfilmentSteps, ...shares, 'hours' as const].map((column) => (
            <th key={column} scope="col" data-number>
              {t(text[column])}
            </th>
          ))}
          <th scope="col">{t(text.loss)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              <LineName line={line} report={report} state={state} />
            </th>
            {cells(line)}
            <td data-number data-label={t(text.hours)} data-none={line.hours === null || undefined}>
              <bdi>{line.hours === null ? '–' : formatNumber(line.hours)}</bdi>
            </td>
            <td data-none={line.loss === null || undefined}>
              {line.loss === null ? '–' : t(text[`loss_${line.loss}`])}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className={table.total}>
        <tr>
          <th scope="row">{t(text.total, { count: report.count })}</th>
          {cells(report.totals)}
          <td />
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

type LineNameProps = { readonly line: FulfilmentLine; readonly report: Fulfilment; readonly state: State }

function LineName({ line, report, state }: LineNameProps) {
  const { t, formatDate } = useLanguage()
  const canSeeTransfers = useCan()(permissionName(managedTransfer.page, 'view'))
  const { fromStore, toStore } = line
  const stores = fromStore === null || toStore === null ? null : t(text.wayOf, { from: fromStore, to: toStore })
  const name = state.by === 'route' ? (stores ?? line.name) : state.by === 'day' ? formatDate(line.name) : line.name
  const under = [line.code, state.by === 'route' ? null : stores].filter((part) => part !== null)
  const way = wayDeeper(line, report, state)
  return (
    <>
      {line.transferId !== null && !canSeeTransfers ? (
        <bdi>{name}</bdi>
      ) : (
        <Link className={table.link} title={t(text.drill)} to={way.path} search={way.search as never}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {under.length > 0 && (
        <span className={styles.under}>
          <bdi>{under.join(' · ')}</bdi>
        </span>
      )}
    </>
  )
}

/** Next drill-down level: from a route, product or date to its transfers or lines, from these to the transfer. */
function wayDeeper(
  { key, transferId, productId, fromStoreId, toStoreId }: FulfilmentLine,
  report: Fulfilment,
  state: State,
) {
  if (transferId !== null) return { path: managedTransfer.page.path, search: { open: transferId } }
  const { from, to } = report
  const days = state.by === 'day' ? { from: key, to: key } : { from, to }
  const narrowed = state.by === 'product' ? { by: 'line' as const, productId } : { by: 'transfer' as const }
  const ends = state.by === 'route' ? { fromStoreId, toStoreId } : {}
  const deeper: State = { ...state, ...days, ...narrowed, ...ends }
  return { path: fulfilmentPage.path, search: fulfilmentSearch.serialise(deeper) }
}
