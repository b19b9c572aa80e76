import { z } from 'zod'
import type { Filtered } from './filter.ts'
import type { Searched } from './list.ts'
import { sortOf } from './list.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import { mostCopied, selectionOf } from './selection.ts'

export const limit = z.int().min(0).max(mostCopied).optional()

/** Chosen rows in an order, at most `limit`, as their list has them, and how many there are in all. */
export const selectedService = {
  id: 'desk.record.selected',
  method: 'POST',
  path: '/desk/records/{type}/selected',
  event: 'view',
  writes: false,
} as const

type Selected = RecordOf & {
  readonly list: Filtered & Searched & { readonly entity: string; readonly sort: readonly [string, ...string[]] }
  readonly row: z.ZodType
}

/** The call that answers chosen rows of one list. */
export function selectedRoute({ list, row, ...record }: Selected) {
  return callFor(selectedService, record, {
    input: z.strictObject({ selection: selectionOf(list), sort: sortOf(list.sort), limit }),
    output: z.object({ items: z.array(row), count: z.int().nonnegative() }),
  })
}
