import { movesPage } from '@countinghouse/contract/inventory/move'
import type { Movement, MovementColumn, MovementLine } from '@countinghouse/contract/inventory/movement'
import { movementColumns, movementPage, quantityColumns } from '@countinghouse/contract/inventory/movement'
import { text } from '@countinghouse/contract/inventory/movement.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import table from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from '../inventory.module.css'
import type { MovementSearch } from './movement-search.ts'
import { movementSearch } from './movement-search.ts'

type Props = {
  readonly report: Movement
  readonly lines: readonly MovementLine[]
  readonly state: MovementSearch
  readonly isLoading: boolean
}

const ofDay: readonly MovementColumn[] = ['closing']

/** Lines of the report with their total; a line drills down. */
export function MovementTable({ report, lines, state, isLoading }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const isValue = state.measure === 'value' && report.value !== undefined
  const ofPeriod = isValue ? movementColumns : quantityColumns
  const columns = state.view === 'day' ? ofDay : ofPeriod
  const sumsOf = (one: Pick<Movement, 'quantity' | 'value'>) => (isValue && one.value) || one.quantity
  const written = (value: number) => {
    if (value === 0) return '–'
    return isValue ? formatAmount(value, report.currency, locale) : formatNumber(value)
  }
  const cells = (one: Pick<Movement, 'quantity' | 'value'>) =>
    columns.map((column) => (
      <td key={column} data-number data-label={t(text[column])} data-none={sumsOf(one)[column] === 0 || undefined}>
        <bdi>{written(sumsOf(one)[column])}</bdi>
      </td>
    ))
  return (
    <table className={`${table.table} ${table.sums}`} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text[`by_${state.by}`])}</th>
          {columns.map((column) => (
            <th key={column} scope="col" data-number>
              {t(text[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id ?? 0}>
            <th scope="row">
              <LineName line={line} report={report} state={state} />
            </th>
            {cells(line)}
          </tr>
        ))}
      </tbody>
      <tfoot className={table.total}>
        <tr>
          <th scope="row">
            {t(text.total, { count: report.count })}
            <span className={styles.proof} data-broken={!report.isProven || undefined}>
              {report.isProven ? (
                <IconCheck size={14} stroke={2} aria-hidden />
              ) : (
                <IconAlertTriangle size={14} stroke={2} aria-hidden />
              )}
              {t(report.isProven ? text.proven : text.broken)}
            </span>
          </th>
          {cells(report)}
        </tr>
      </tfoot>
    </table>
  )
}

type LineNameProps = { readonly line: MovementLine; readonly report: Movement; readonly state: MovementSearch }

function LineName({ line, report, state }: LineNameProps) {
  const { t } = useLanguage()
  const canSeeMoves = useCan()(permissionName(movesPage, 'view'))
  const name = line.name ?? t(text.none)
  const way = line.id === null || (state.by === 'variant' && !canSeeMoves) ? null : wayDeeper(line.id, report, state)
  return (
    <>
      {way === null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link className={table.link} title={t(text.drill)} to={way.path} search={way.search as never}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {state.by !== 'store' && line.code !== null && (
        <span className={styles.under}>
          <bdi>{line.code}</bdi>
        </span>
      )}
    </>
  )
}

const narrowedBy = { store: 'storeId', category: 'categoryId', brand: 'brandId' } as const

/** Drill-down: from a store, category or brand to its variants, from a variant to its moves. */
function wayDeeper(id: number, { from, to }: Movement, state: MovementSearch) {
  if (state.by === 'variant')
    return { path: movesPage.path, search: { variantId: id, 'effectiveOn.between': `${from},${to}` } }
  const deeper = { ...state, by: 'variant', [narrowedBy[state.by]]: id } as const
  return { path: movementPage.path, search: movementSearch.serialise(deeper) }
}
