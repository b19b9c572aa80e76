import { z } from 'zod'

/** Part of a web address; left empty, the database makes it of the name. */
export function slugField() {
  return z
    .string()
    .trim()
    .max(120)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ widget: 'text', isOwn: true })
    .nullable()
    .default(null)
}
