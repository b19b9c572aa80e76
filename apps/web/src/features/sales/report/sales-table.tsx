import { movesPage } from '@countinghouse/contract/inventory/move'
import { permissionName } from '@countinghouse/contract/page'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import type { SalesLine, SalesReport } from '@countinghouse/contract/sales/sales-report'
import { text } from '@countinghouse/contract/sales/sales-report.text'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import table from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly report: SalesReport
  readonly lines: readonly SalesLine[]
  readonly storeId: number | null
  readonly isLoading: boolean
}
type Sums = SalesReport['totals']

/** Lines of the report with their total; a day or store leads to its receipts, a variant to its stock moves. */
export function SalesTable({ report, lines, storeId, isLoading }: Props) {
  const { t, locale, formatNumber, formatShare } = useLanguage()
  const { totals, currency, by } = report
  const money = (minor: number) => (minor === 0 ? '–' : formatAmount(minor, currency, locale))
  const hasCost = totals.costMinor !== undefined
  const columns = [
    { label: text.gross, of: ({ grossMinor }: Sums) => money(grossMinor) },
    { label: text.discount, of: ({ discountMinor }: Sums) => money(discountMinor) },
    { label: text.returns, of: ({ returnsMinor }: Sums) => money(returnsMinor) },
    { label: text.net, of: ({ netMinor }: Sums) => money(netMinor), isStrong: true },
    { label: text.tax, of: ({ taxMinor }: Sums) => money(taxMinor) },
    { label: text.sold, of: ({ sold }: Sums) => formatNumber(sold) },
    { label: text.returned, of: ({ returned }: Sums) => (returned === 0 ? '–' : formatNumber(returned)) },
    ...(hasCost
      ? [
          { label: text.cost, of: ({ costMinor = 0 }: Sums) => money(costMinor) },
          { label: text.margin, of: ({ netMinor, costMinor = 0 }: Sums) => money(netMinor - costMinor) },
          {
            label: text.marginRate,
            of: ({ netMinor, costMinor = 0 }: Sums) =>
              netMinor <= 0 ? '–' : formatShare(((netMinor - costMinor) / netMinor) * 1_000_000),
          },
        ]
      : []),
  ]
  const cells = (of: Sums) =>
    columns.map(({ label, of: written, isStrong }) => (
      <td key={label.en} data-number data-strong={isStrong || undefined} data-label={t(label)}>
        <bdi>{written(of)}</bdi>
      </td>
    ))
  return (
    <table className={`${table.table} ${table.sums}`} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text[`by_${by}`])}</th>
          {columns.map(({ label }) => (
            <th key={label.en} scope="col" data-number>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              <LineName line={line} report={report} storeId={storeId} />
              {line.code !== null && (
                <span className={figures.under}>
                  <bdi>{line.code}</bdi>
                </span>
              )}
            </th>
            {cells(line)}
          </tr>
        ))}
      </tbody>
      <tfoot className={table.total}>
        <tr>
          <th scope="row">{t(text.total, { count: report.count })}</th>
          {cells(totals)}
        </tr>
      </tfoot>
    </table>
  )
}

type LineNameProps = Pick<Props, 'report' | 'storeId'> & { readonly line: SalesLine }

function LineName({ line, report, storeId }: LineNameProps) {
  const { t, formatDate } = useLanguage()
  const can = useCan()
  const isOfVariants = report.by === 'variant'
  const name = <bdi>{report.by === 'day' ? formatDate(line.name) : line.name}</bdi>
  const { path } = isOfVariants ? movesPage : receiptsPage
  const right = permissionName(isOfVariants ? movesPage : receiptsPage, 'view')
  if (!can(right)) return name
  return (
    <Link
      className={table.link}
      title={t(isOfVariants ? text.moves : text.drill)}
      to={path}
      search={(isOfVariants ? movesOf(line, report, storeId) : receiptsOf(line, report, storeId)) as never}
    >
      {name}
    </Link>
  )
}

function receiptsOf({ key }: SalesLine, { by, from, to }: SalesReport, storeId: number | null) {
  return by === 'day'
    ? { status: 'completed', 'businessOn.on': key, ...(storeId !== null && { storeId }) }
    : { status: 'completed', 'businessOn.between': `${from},${to}`, storeId: key }
}

function movesOf({ key }: SalesLine, { from, to }: SalesReport, storeId: number | null) {
  return {
    variantId: key,
    'effectiveOn.between': `${from},${to}`,
    kind: 'sale,oversold_out,sale_return',
    ...(storeId !== null && { fromStoreId: storeId }),
  }
}
