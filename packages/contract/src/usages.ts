import { z } from 'zod'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import { mostCopied } from './selection.ts'
import { idOf } from './values.ts'

/** How many rows of another table point to a record. */
export const Usage = z.object({ entity: z.string(), count: z.int().nonnegative() })

export const usagesOf = {
  input: (id: z.ZodType<number, number>) => ({ ids: z.array(id).min(1).max(mostCopied) }),
  output: (id: z.ZodType<number, number>) => z.object({ items: z.array(z.object({ id, count: z.int().positive() })) }),
}

/** How many rows of other tables point to each of these records; one that nobody uses, or that is not there, has none. */
export const usagesService = {
  id: 'desk.record.usages',
  method: 'POST',
  path: '/desk/records/{type}/usages',
  event: 'view',
  writes: false,
} as const

/** The call that counts who uses records of one type. */
export function usagesRoute({ entity, ...record }: RecordOf & { readonly entity: string }) {
  const id = idOf(entity)
  return callFor(usagesService, record, { input: z.strictObject(usagesOf.input(id)), output: usagesOf.output(id) })
}
