import type { BestSeller, BestSellers } from '@countinghouse/contract/inventory/best-seller'
import { text } from '@countinghouse/contract/inventory/best-seller.text'
import { movesPage } from '@countinghouse/contract/inventory/move'
import { permissionName } from '@countinghouse/contract/page'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import table from '../../../kit/report/report.module.css'
import { ShareBar } from '../../../ui/display/share-bar.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from '../inventory.module.css'

type Props = {
  readonly report: BestSellers
  readonly lines: readonly BestSeller[]
  readonly storeId: number | null
  readonly isLoading: boolean
}

const tones = { A: 'success', B: 'info', C: 'neutral' } as const satisfies Record<BestSeller['class'], Tone>
const columns = ['class', 'net', 'share', 'cumulative', 'sold', 'returned', 'onHand', 'cover', 'value'] as const
type Cells = Readonly<Partial<Record<(typeof columns)[number], ReactNode>>>

/** Ranked variants with their total; a variant links to its moves. */
export function BestSellerTable({ report, lines, storeId, isLoading }: Props) {
  const { t, locale, formatNumber, formatShare } = useLanguage()
  const { totals, currency } = report
  const shown = columns.filter((column) => column !== 'value' || totals.valueMinor !== undefined)
  const summed = ({ net, sold, returned, onHand, valueMinor }: BestSellers['totals']): Cells => ({
    net: <span className={styles.strong}>{formatNumber(net)}</span>,
    sold: formatNumber(sold),
    returned: returned === 0 ? '–' : formatNumber(returned),
    onHand: formatNumber(onHand),
    ...(valueMinor !== undefined && { value: formatAmount(valueMinor, currency, locale) }),
  })
  const rows = (cells: Cells) =>
    shown.map((column) => (
      <td key={column} data-number={column === 'class' ? undefined : true} data-label={t(text[column])}>
        {column === 'share' ? cells.share : cells[column] !== undefined && <bdi>{cells[column]}</bdi>}
      </td>
    ))
  return (
    <table className={`${table.table} ${table.sums}`} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.item)}</th>
          {shown.map((column) => (
            <th key={column} scope="col" data-number={column === 'class' ? undefined : true}>
              {t(text[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <ItemName line={line} report={report} storeId={storeId} />
            </th>
            {rows({
              ...summed(line),
              class: <StateWord tone={tones[line.class]}>{t(text[`class_${line.class}`])}</StateWord>,
              share: <ShareBar ppm={line.sharePpm}>{formatShare(line.sharePpm)}</ShareBar>,
              cumulative: formatShare(line.cumulativePpm),
              cover: line.coverDays === null ? '–' : formatNumber(line.coverDays),
            })}
          </tr>
        ))}
      </tbody>
      <tfoot className={table.total}>
        <tr>
          <th scope="row">{t(text.total, { count: report.count })}</th>
          {rows(summed(totals))}
        </tr>
      </tfoot>
    </table>
  )
}

type ItemNameProps = { readonly line: BestSeller; readonly report: BestSellers; readonly storeId: number | null }

function ItemName({ line, report, storeId }: ItemNameProps) {
  const { t, formatNumber } = useLanguage()
  const canSeeMoves = useCan()(permissionName(movesPage, 'view'))
  const name = <bdi>{line.name}</bdi>
  return (
    <>
      {canSeeMoves ? (
        <Link
          className={table.link}
          title={t(text.drill)}
          to={movesPage.path}
          search={movesOf(line, report, storeId) as never}
        >
          {name}
        </Link>
      ) : (
        name
      )}
      <span className={styles.under}>
        {formatNumber(line.rank)} · <bdi>{line.sku}</bdi>
      </span>
    </>
  )
}

function movesOf({ id }: BestSeller, { from, to }: BestSellers, storeId: number | null) {
  return {
    variantId: id,
    'effectiveOn.between': `${from},${to}`,
    kind: 'sale,oversold_in,sale_return',
    ...(storeId !== null && { fromStoreId: storeId }),
  }
}
