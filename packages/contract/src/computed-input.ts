import type { z } from 'zod'

type Fields = Readonly<Record<string, z.ZodType>>

/** Where the rows of a master's list come from, and what a completion puts into them. */
export type ComputedInput = {
  /** View of its table that leaves out the rows which are not its records, and can be written like it; left out: the table. */
  source?: string
  /** Columns of its list whose values the server makes of the rows. */
  computed?: Fields
  /** Of `computed`, the columns that are shown only to who asks for them. */
  hidden?: readonly string[]
  /** What a row of its list has besides, for the screen alone. */
  kept?: Fields
  /** Of what is made or kept so, what needs a right besides that to view the page, with it. */
  guarded?: Readonly<Record<string, string>>
}
