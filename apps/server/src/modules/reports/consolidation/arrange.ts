import type { AccountType } from '@countinghouse/contract/accounts/account'
import type { ConsolidatedRow } from '@countinghouse/contract/reports/consolidation'
import type { Balances, PartnerAmounts, Periods } from './read-company.ts'

export type Heading = NonNullable<ConsolidatedRow['heading']>

/** A company as it is added up. `minorOf` converts to the currency of the caller's company. */
export type Member = {
  readonly accounts: readonly Balances[]
  readonly partner: PartnerAmounts
  readonly minorOf: (minor: number, rate: 'closing' | 'average') => number
}

/** One amount per company, and that of the eliminations. */
export type Amounts = readonly number[]
export type Section = { readonly rows: readonly ConsolidatedRow[]; readonly total: Amounts }
type Line = { readonly heading: Heading; readonly amounts: Amounts }

type Asked = {
  readonly heading: AccountType
  readonly members: readonly Member[]
  readonly periods: readonly Periods[]
  readonly rate: 'closing' | 'average'
  readonly eliminated: keyof PartnerAmounts
  /** Beside the accounts. */
  readonly lines?: readonly Line[]
}

/** The accounts of a type by their code, which the companies have in common, with lines that are of no account. */
export function sectionOf({ heading, members, periods, rate, eliminated, lines = [] }: Asked): Section {
  const sign = ['asset', 'cost_of_sales', 'expense'].includes(heading) ? 1 : -1
  const found = members.flatMap(({ accounts, partner, minorOf }, place) =>
    accounts
      .filter(({ type }) => type === heading)
      .map(({ id, code, name, sums }) => {
        const minor = periods.reduce((sum, period) => sum + balanceOf(sums.get(period)), 0)
        const amounts = only(place, members.length, sign * minorOf(minor, rate))
        amounts[members.length] = -sign * minorOf(partner[eliminated].get(id) ?? 0, rate)
        return { code, name, amounts }
      }),
  )
  const rows = [...Map.groupBy(found, ({ code }) => code).entries()]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([code, same]) => ({ code, name: same[0]?.name ?? code, amounts: sumOf(same.map(({ amounts }) => amounts)) }))
  const total = sumOf([only(0, members.length, 0), ...[...rows, ...lines].map(({ amounts }) => amounts)])
  const shown = [
    ...rows.filter(hasAmount).map(({ code, name, amounts }) => row({ kind: 'account', code, name }, amounts)),
    ...lines.filter(hasAmount).map((line) => row({ kind: 'line', heading: line.heading }, line.amounts)),
  ]
  if (shown.length === 0) return { rows: [], total }
  const empty = { kind: 'section', heading, code: null, name: null, amounts: [...total, 0].map(() => null) } as const
  return { rows: [empty, ...shown, row({ kind: 'total', heading }, total)], total }
}

type Named = Pick<ConsolidatedRow, 'kind'> & Partial<Pick<ConsolidatedRow, 'heading' | 'code' | 'name'>>

/** A row with the amount of the group, which is that of all companies and the eliminations. */
export function row({ kind, heading = null, code = null, name = null }: Named, amounts: Amounts): ConsolidatedRow {
  const group = amounts.reduce((sum, amount) => sum + amount, 0)
  return { kind, heading, code, name, amounts: [...amounts, group] }
}

/** Amounts of which one alone is given; the last place is that of the eliminations. */
export function only(place: number, members: number, amount: number): number[] {
  return Array.from({ length: members + 1 }, (_, at) => (at === place ? amount : 0))
}

export function sumOf(all: readonly Amounts[]): Amounts {
  return (all[0] ?? []).map((_, place) => all.reduce((sum, amounts) => sum + (amounts[place] ?? 0), 0))
}

export function less(amounts: Amounts, others: Amounts): Amounts {
  return amounts.map((amount, place) => amount - (others[place] ?? 0))
}

/** Above zero for debit. */
export function balanceOf(sides: { readonly debit: number; readonly credit: number } | undefined): number {
  return sides === undefined ? 0 : sides.debit - sides.credit
}

function hasAmount({ amounts }: { readonly amounts: Amounts }): boolean {
  return amounts.some((amount) => amount !== 0)
}
