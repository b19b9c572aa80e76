import type { Comparison, StatementKind } from '@countinghouse/contract/accounts/statement'
import { resultComparisons, statementKinds } from '@countinghouse/contract/accounts/statement'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { choiceIn, dayIn, idIn } from '../../../kit/report/search-values.ts'

export type StatementSearch = {
  readonly kind: StatementKind
  /** Null: the fiscal year up to today; a balance sheet is of `to`. */
  readonly from: string | null
  readonly to: string | null
  readonly storeId: number | null
  readonly compare: Comparison
}

export const statementSearch: SearchCodec<StatementSearch> = {
  parse: ({ kind, from, to, store, compare }) => ({
    kind: choiceIn(statementKinds, kind) ?? 'profit_and_loss',
    from: dayIn(from),
    to: dayIn(to),
    storeId: idIn(store),
    compare: choiceIn(resultComparisons, compare) ?? 'none',
  }),
  serialise: ({ kind, from, to, storeId, compare }) => ({
    kind: kind === 'profit_and_loss' ? undefined : kind,
    from: from ?? undefined,
    to: to ?? undefined,
    store: storeId ?? undefined,
    compare: compare === 'none' ? undefined : compare,
  }),
}

/** What a statement can be narrowed by. */
export const hasStore = (kind: StatementKind) => kind === 'trial_balance' || kind === 'profit_and_loss'
export const comparisonsOf = (kind: StatementKind): readonly Comparison[] => {
  if (kind === 'profit_and_loss') return resultComparisons
  return kind === 'balance_sheet' ? resultComparisons.filter((one) => one !== 'budget') : []
}

/** Input of the export, without the format. */
export function statementInput({ kind, from, to, storeId, compare }: StatementSearch) {
  return {
    kind,
    ...(from !== null && kind !== 'balance_sheet' && { from }),
    ...(to !== null && { to }),
    ...(storeId !== null && hasStore(kind) && { storeId }),
    compare: comparisonsOf(kind).includes(compare) ? compare : ('none' as const),
  }
}
