import { z } from 'zod'

/** What a record is called wherever a field names it. `code` is empty where records of its kind have none. */
export const RecordLabel = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** Otherwise it is shown where it stands and offered no more. */
  isActive: z.boolean(),
})
export type RecordLabel = z.output<typeof RecordLabel>

/** By the name of the field; the records that it names. */
export type RecordLabels = Readonly<Record<string, readonly RecordLabel[]>>
