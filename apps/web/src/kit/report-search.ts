import { choiceIn, dayIn, idIn } from './search-values.ts'
import type { SearchCodec } from './use-search-state.ts'

/** What a report over a period is narrowed to: its days, what its lines are by, and records by the names of their filters. */
export type ReportState<B extends string, I extends string> = {
  readonly from: string | null
  readonly to: string | null
  readonly by: B
} & Readonly<Record<I, number | null>>

/** Keeps that state in the address; `ids`: what each record is called there. The first of `by` is not written. */
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

/** What the server is asked: what nobody chose is left out. */
export function reportFilters<B extends string, I extends string>(state: ReportState<B, I>): ReportFilters<B, I> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== null)) as ReportFilters<B, I>
}
