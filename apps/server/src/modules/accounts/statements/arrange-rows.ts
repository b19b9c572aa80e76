import type { StatementHeading, StatementRow } from '@countinghouse/contract/accounts/statement'
import type { AccountBalances } from './read-balances.ts'

/** Figures of a row, one per column; null: none. */
export type Amounts = StatementRow['amounts']
type Account = Pick<AccountBalances<never>, 'id' | 'code' | 'name' | 'parentId'>
export type Figured = { readonly account: Account; readonly amounts: Amounts }

/** A section with its accounts and their total; no rows where none of them has a figure. */
export type Section = { readonly rows: readonly StatementRow[]; readonly total: Amounts }

type SectionInput = {
  readonly heading: StatementHeading
  readonly accounts: readonly Figured[]
  /** Lines below the accounts that are no accounts themselves. */
  readonly lines?: readonly StatementRow[]
  readonly width: number
}

export function sectionOf({ heading, accounts, lines = [], width }: SectionInput): Section {
  const ofAccounts = accountRows(accounts)
  const told = lines.filter(({ amounts }) => hasFigure(amounts))
  const total = sumOf([...accounts.map(({ amounts }) => amounts), ...told.map(({ amounts }) => amounts)], width)
  const rows = [...ofAccounts, ...told]
  if (rows.length === 0) return { rows, total }
  return { rows: [headingRow('section', heading, nothing(width)), ...rows, headingRow('total', heading, total)], total }
}

export function headingRow(
  kind: 'section' | 'line' | 'total',
  heading: StatementHeading,
  amounts: Amounts,
): StatementRow {
  return { kind, heading, level: kind === 'line' ? 1 : 0, code: null, name: null, accountIds: [], amounts }
}

/** Adds columns up; a column in which no row has a figure has none. */
export function sumOf(rows: readonly Amounts[], width: number): Amounts {
  return Array.from({ length: width }, (_, column) => {
    const figures = rows.map((amounts) => amounts[column] ?? null).filter((amount) => amount !== null)
    return figures.length === 0 ? null : figures.reduce((sum, amount) => sum + amount, 0)
  })
}

export function lessOf(amounts: Amounts, others: Amounts): Amounts {
  return amounts.map((amount, column) =>
    amount === null && others[column] === null ? null : (amount ?? 0) - (others[column] ?? 0),
  )
}

/** Accounts with a figure, each below its parent if that is among them; a parent shows the sum of its accounts. */
function accountRows(accounts: readonly Figured[]): StatementRow[] {
  const ids = new Set(accounts.map(({ account }) => account.id))
  const below = Map.groupBy(accounts, ({ account }) => (ids.has(account.parentId ?? 0) ? account.parentId : null))
  const seen = new Set<number>()
  const branch = (one: Figured, level: number): StatementRow[] => {
    const { account, amounts } = one
    if (seen.has(account.id)) return []
    seen.add(account.id)
    const deeper = (below.get(account.id) ?? []).flatMap((child) => branch(child, level + 1))
    if (deeper.length === 0) return hasFigure(amounts) ? [accountRow('account', one, level)] : []
    const own = hasFigure(amounts) ? [accountRow('account', one, level + 1)] : []
    const children = [...own, ...deeper]
    const direct = children.filter((row) => row.level === level + 1)
    const group = accountRow(
      'group',
      {
        account,
        amounts: sumOf(
          direct.map((row) => row.amounts),
          amounts.length,
        ),
      },
      level,
    )
    return [{ ...group, accountIds: [...new Set(children.flatMap(({ accountIds }) => accountIds))] }, ...children]
  }
  const roots = (below.get(null) ?? []).flatMap((one) => branch(one, 1))
  // Accounts that are each other's parents have no root.
  return [...roots, ...accounts.flatMap((one) => branch(one, 1))]
}

function accountRow(kind: 'group' | 'account', { account, amounts }: Figured, level: number): StatementRow {
  const { id, code, name } = account
  return { kind, heading: null, level, code, name, accountIds: [id], amounts }
}

function hasFigure(amounts: Amounts): boolean {
  return amounts.some((amount) => amount !== null && amount !== 0)
}

function nothing(width: number): Amounts {
  return Array.from({ length: width }, () => null)
}
