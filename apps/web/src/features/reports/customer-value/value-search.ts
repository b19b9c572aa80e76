import { bestScore } from '@countinghouse/contract/reports/customer-value'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { dayIn, idIn } from '../../../kit/report/search-values.ts'

export type Scores = Readonly<Record<'recency' | 'frequency' | 'value', number | null>>
export type ValueState = Scores & { readonly on: string | null; readonly storeId: number | null }

export const valueSearch: SearchCodec<ValueState> = {
  parse: ({ on, store, recency, frequency, value }) => ({
    on: dayIn(on),
    storeId: idIn(store),
    recency: scoreIn(recency),
    frequency: scoreIn(frequency),
    value: scoreIn(value),
  }),
  serialise: ({ on, storeId, recency, frequency, value }) => ({
    on: on ?? undefined,
    store: storeId ?? undefined,
    recency: recency ?? undefined,
    frequency: frequency ?? undefined,
    value: value ?? undefined,
  }),
}

/** What is asked of the server. */
export function inputOf({ on, storeId }: Pick<ValueState, 'on' | 'storeId'>) {
  return { ...(on !== null && { on }), ...(storeId !== null && { storeId }) }
}

export function scoresOf({ recency, frequency, value }: Scores) {
  return {
    ...(recency !== null && { recency }),
    ...(frequency !== null && { frequency }),
    ...(value !== null && { value }),
  }
}

function scoreIn(value: unknown): number | null {
  const id = idIn(value)
  return id !== null && id <= bestScore ? id : null
}
