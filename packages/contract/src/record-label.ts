import { z } from 'zod'
import { fieldModel, isField, namingFields } from './field-model.ts'

/** Hexes that stand for a record beside its name; none where it is a colour without one. */
export const Swatch = z.array(z.string())

/** What a record is called wherever a field names it. `code` is empty where records of its kind have none. */
export const RecordLabel = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  /** Otherwise it is shown where it stands and offered no more. */
  isActive: z.boolean(),
  /** Of kinds of records that begin as drafts: fields that take drafts offer it. */
  isDraft: z.boolean().optional(),
  swatch: Swatch.optional(),
})
export type RecordLabel = z.output<typeof RecordLabel>

/** By the name of the field; the records that it names. */
export type RecordLabels = Readonly<Record<string, readonly RecordLabel[]>>

/**
 * The part of a row that says what its fields name, and those of its lines, `parts_storeId`; nothing where none names a record.
 * `isPart`: of a row that may be without some of the fields.
 */
export function labelsOf(fields: Readonly<Record<string, z.ZodType>>, isPart = false): { labels?: z.ZodType } {
  const shown = Object.entries(fields).filter(([, schema]) => isField(schema))
  const naming = namingFields(shown.map(([name, schema]) => fieldModel(name, schema)))
  if (naming.length === 0) return {}
  const labels = z.object(Object.fromEntries(naming.map(({ name }) => [name, z.array(RecordLabel)])))
  return { labels: isPart ? labels.partial().optional() : labels }
}
