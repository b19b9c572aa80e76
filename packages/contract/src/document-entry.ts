import { z } from 'zod'
import type { Fields } from './record-type.ts'

/**
 * The fields of a document that its form and its files of calls take: without fields and line cells that the server calculates whenever
 * a draft is saved.
 */
export function enteredFields(fields: Fields, calculated: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => (calculated.includes(name) ? [] : [[name, entered(schema)]])),
  )
}

function entered(schema: z.ZodType): z.ZodType {
  const cells = schema.meta()?.['calculated']
  if (!Array.isArray(cells) || !(schema instanceof z.ZodArray) || !(schema.element instanceof z.ZodObject))
    return schema
  const own = Object.entries(schema.element.shape as Fields).filter(([cell]) => !cells.includes(cell))
  const element = z.strictObject(Object.fromEntries(own))
  const { calculated: _, ...meta } = schema.meta() ?? {}
  return schema.clone({ ...schema.def, element }).meta(meta)
}
