import { z } from 'zod'

/** Key of a record. `entity` names what it points to, so that tools can follow it (`x-entity` in the API document). */
export function idOf(entity: string) {
  return z.int().positive().meta({ entity })
}

/** Optimistic lock: sent back with every edit. */
export const Version = z.int().positive()

/** UTC instant, ISO 8601. */
export const Instant = z.iso.datetime({ offset: true })

/** `YYYY-MM-DD` in the store's zone. */
export const BusinessDate = z.iso.date()

export const ActiveStatus = z.enum(['active', 'inactive'])

/** The number of a picture, another one with each that takes its place; null: there is none. */
export const PictureNumber = z.int().positive().nullable()
