import { z } from 'zod'
import type { Filtered } from './filter.ts'
import type { Searched } from './list.ts'
import { anySort, sortOf } from './list.ts'
import type { RecordOf } from './record-call.ts'
import { callFor, recordId, recordType } from './record-call.ts'
import { route } from './route.ts'
import { anySelection, mostCopied, selectionOf } from './selection.ts'

const limit = z.int().min(0).max(mostCopied).optional()

/** Chosen rows in an order, at most `limit`, as their list has them, and how many there are in all. */
export const selectedRecords = route({
  id: 'desk.record.selected',
  method: 'POST',
  path: '/desk/records/{type}/selected',
  page: 'record',
  event: 'view',
  writes: false,
  input: z.strictObject({ type: recordType, selection: anySelection, sort: anySort, limit }),
  output: z.object({ items: z.array(z.looseObject({ id: recordId })), count: z.int().nonnegative() }),
})

type Selected = RecordOf & {
  readonly list: Filtered & Searched & { readonly entity: string; readonly sort: readonly [string, ...string[]] }
  readonly row: z.ZodType
}

/** The call that answers chosen rows of one list. */
export function selectedRoute({ list, row, ...record }: Selected) {
  return callFor(selectedRecords, record, {
    input: z.strictObject({ selection: selectionOf(list), sort: sortOf(list.sort), limit }),
    output: z.object({ items: z.array(row), count: z.int().nonnegative() }),
  })
}
