import type { Paint } from './palette.ts'
import type { Outlines } from './shapes.ts'

/** Parts of a thing, the last in front. */
export type Drawing = readonly (readonly [paint: Paint, outlines: Outlines])[]
