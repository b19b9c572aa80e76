import { ledgerPage } from '@countinghouse/contract/accounts/ledger'
import type { Statement, StatementColumn, StatementRow } from '@countinghouse/contract/accounts/statement'
import { statementsPage } from '@countinghouse/contract/accounts/statement'
import { headingText } from '@countinghouse/contract/accounts/statement-heading'
import { text } from '@countinghouse/contract/accounts/statement.text'
import { permissionName } from '@countinghouse/contract/page'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { ledgerAddress } from './ledger-address.ts'
import type { StatementSearch } from './statement-search.ts'
import { statementSearch } from './statement-search.ts'
import styles from './statement.module.css'

type Props = {
  readonly statement: Statement
  readonly state: StatementSearch
  readonly title: string
  readonly isLoading: boolean
}

/** Sections, accounts and totals; each figure leads to its journal lines. */
export function StatementTable({ statement, state, title, isLoading }: Props) {
  const { t } = useLanguage()
  const { columns, rows, isBalanced } = statement
  const last = rows.length - 1
  return (
    <table className={styles.table} data-columns={columns.length} aria-label={title} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.account)}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" data-number>
              {t(text[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={`${row.kind} ${row.heading} ${row.code}`} data-kind={row.kind}>
            <th scope="row" data-level={Math.min(row.level, 4)}>
              <RowName row={row} statement={statement} />
              {place === last && isBalanced !== null && <Balanced isBalanced={isBalanced} />}
            </th>
            {columns.map((column, at) => (
              <td key={column.name} data-number data-label={t(text[column.name])}>
                <Figure
                  row={row}
                  column={column}
                  amount={row.amounts[at] ?? null}
                  statement={statement}
                  state={state}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowName({ row, statement }: { readonly row: StatementRow; readonly statement: Statement }) {
  const { t } = useLanguage()
  const heading = headingText(row)
  if (heading === null)
    return (
      <bdi>
        <span className={styles.code}>{row.code}</span> {row.name}
      </bdi>
    )
  if (row.heading !== 'profit_of_year') return t(heading)
  const { yearStart: from, to } = statement
  const search = statementSearch.serialise({ ...statementSearch.parse({}), from, to })
  return (
    <Link className={styles.figure} to={statementsPage.path} search={{ ...search, kind: undefined } as never}>
      {t(heading)}
    </Link>
  )
}

function Balanced({ isBalanced }: { readonly isBalanced: boolean }) {
  const { t } = useLanguage()
  const Icon = isBalanced ? IconCheck : IconAlertTriangle
  return (
    <span className={styles.proof} data-broken={!isBalanced || undefined}>
      <Icon size={14} stroke={2} aria-hidden />
      {t(isBalanced ? text.balanced : text.unbalanced)}
    </span>
  )
}

type FigureProps = {
  readonly row: StatementRow
  readonly column: StatementColumn
  readonly amount: number | null
  readonly statement: Statement
  readonly state: StatementSearch
}

function Figure({ row, column, amount, statement, state }: FigureProps): ReactNode {
  const { t, locale } = useLanguage()
  const canSeeLines = useCan()(permissionName(ledgerPage, 'view'))
  if (amount === null) return null
  if (amount === 0) return <span className={styles.none}>–</span>
  const written = <bdi>{formatAmount(amount, statement.currency, locale)}</bdi>
  const { from, to } = column
  if (!canSeeLines || row.accountIds.length === 0 || to === null) return written
  const address = ledgerAddress({ accountIds: row.accountIds, from, to, storeId: state.storeId })
  return (
    <Link className={styles.figure} title={t(text.drill)} to={address.to} search={address.search as never}>
      {written}
    </Link>
  )
}
