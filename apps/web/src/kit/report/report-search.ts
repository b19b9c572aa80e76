import { choiceIn, dayIn, idIn } from './search-values.ts'
import type { SearchCodec } from '../../app/routing/use-search-state.ts'

/** State of a period report: period, dimension, and record filters by name. */
export type ReportState<B extends string, I extends string> = {
  readonly from: string | null
  readonly to: string | null
  readonly by: B
} & Readonly<Record<I, number | null>>

/** Stores the state in the address; `ids`: parameter names of the record filters. The first of `by` is the default. */
export function reportSearch<const B extends string, I extends string>(
  by: readonly [B, ...B[]],
  ids: Readonly<Record<I, string>>,
): SearchCodec<ReportState<B, I>> {
  const names = Object.entries(ids) as [I, string][]
  return {
    parse: (search) =>
      ({
        from: dayIn(search['from']),
        to: dayIn(search['to']),
        by: choiceIn(by, search['by']) ?? by[0],
        ...Object.fromEntries(names.map(([name, word]) => [name, idIn(search[word])])),
      }) as ReportState<B, I>,
    serialise: (state) => ({
      from: state.from ?? undefined,
      to: state.to ?? undefined,
      by: state.by === by[0] ? undefined : state.by,
      ...Object.fromEntries(names.map(([name, word]) => [word, state[name] ?? undefined])),
    }),
  }
}

type ReportFilters<B extends string, I extends string> = {
  readonly from?: string
  readonly to?: string
  readonly by: B
} & {
  readonly [K in I]?: number
}

/** The report input, without unset filters. */
export function reportFilters<B extends string, I extends string>(state: ReportState<B, I>): ReportFilters<B, I> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== null)) as ReportFilters<B, I>
}
