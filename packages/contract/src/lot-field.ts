import type { z } from 'zod'

/** A field of a line about lots, serial numbers or expiry: offered once the company has a product tracked by them, or the line says it. */
export function ofLots<F extends z.ZodType>(field: F): F {
  return field.meta({ isOfLots: true })
}

/** Whether a field is about lots. */
export function isOfLots(field: z.ZodType): boolean {
  return field.meta()?.['isOfLots'] === true
}
