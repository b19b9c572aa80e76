import { z } from 'zod'
import type { RecordOf } from './record-call.ts'
import { callFor, recordId, recordType } from './record-call.ts'
import { route } from './route.ts'
import { mostCopied } from './selection.ts'
import { idOf } from './values.ts'

/** How many rows of another table point to a record. */
export const Usage = z.object({ entity: z.string(), count: z.int().nonnegative() })

const of = {
  input: (id: z.ZodType<number, number>) => ({ ids: z.array(id).min(1).max(mostCopied) }),
  output: (id: z.ZodType<number, number>) => z.object({ items: z.array(z.object({ id, count: z.int().positive() })) }),
}

/** How many rows of other tables point to each of these records; one that nobody uses, or that is not there, has none. */
export const recordUsages = route({
  id: 'desk.record.usages',
  method: 'POST',
  path: '/desk/records/{type}/usages',
  page: 'record',
  event: 'view',
  writes: false,
  input: z.strictObject({ type: recordType, ...of.input(recordId) }),
  output: of.output(recordId),
})

/** The call that counts who uses records of one type. */
export function usagesRoute({ entity, ...record }: RecordOf & { readonly entity: string }) {
  const id = idOf(entity)
  return callFor(recordUsages, record, { input: z.strictObject(of.input(id)), output: of.output(id) })
}
