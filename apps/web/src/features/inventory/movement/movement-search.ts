import type { MovementFilters } from '@countinghouse/contract/inventory/movement'
import { movementSubjects } from '@countinghouse/contract/inventory/movement'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { choiceIn, dayIn, idIn } from '../../../kit/report/search-values.ts'

export type MovementSearch = {
  readonly from: string | null
  readonly to: string | null
  readonly by: MovementFilters['by']
  readonly storeId: number | null
  readonly categoryId: number | null
  readonly brandId: number | null
  /** A period, or the end of one day. */
  readonly view: 'period' | 'day'
  readonly measure: 'quantity' | 'value'
}

export const movementSearch: SearchCodec<MovementSearch> = {
  parse: ({ from, to, by, store, category, brand, view, measure }) => ({
    from: dayIn(from),
    to: dayIn(to),
    by: choiceIn(movementSubjects, by) ?? 'variant',
    storeId: idIn(store),
    categoryId: idIn(category),
    brandId: idIn(brand),
    view: choiceIn(['period', 'day'], view) ?? 'period',
    measure: choiceIn(['quantity', 'value'], measure) ?? 'quantity',
  }),
  serialise: ({ from, to, by, storeId, categoryId, brandId, view, measure }) => ({
    from: from ?? undefined,
    to: to ?? undefined,
    by: by === 'variant' ? undefined : by,
    store: storeId ?? undefined,
    category: categoryId ?? undefined,
    brand: brandId ?? undefined,
    view: view === 'period' ? undefined : view,
    measure: measure === 'quantity' ? undefined : measure,
  }),
}

/** Input of the request. */
export function movementFilters({ from, to, by, storeId, categoryId, brandId, view }: MovementSearch): MovementFilters {
  const days = view === 'day' ? { from: to, to } : { from, to }
  const narrowing = Object.entries({ ...days, storeId, categoryId, brandId })
  return { by, ...Object.fromEntries(narrowing.filter(([, value]) => value !== null)) }
}
