import { z } from 'zod'
import { fieldModel } from './field-model.ts'

type Grouped = {
  readonly fields: Readonly<Record<string, z.ZodType>>
  /** Fields that the rows cannot stand under. */
  readonly ungrouped: readonly string[]
}

/** How many headings a list names with their counts; the rows of any further group are listed all the same. */
export const mostGroups = 200

/**
 * Fields by which rows can stand under headings: those of few values, and dates, whose heading is the month. An instant is
 * none, because its month depends on who reads it.
 */
export function groupNames({ fields, ungrouped }: Grouped): string[] {
  const fitting = Object.entries(fields).filter(([name, schema]) => {
    const { widget, isYear } = fieldModel(name, schema)
    const isFew = isYear || ['choice', 'reference', 'record', 'switch', 'date'].includes(widget)
    return isFew && !ungrouped.includes(name)
  })
  return fitting.map(([name]) => name)
}

/** The query of a list as far as it groups; rows of `folded` groups are left out of the pages, not of the counts. */
export function groupInput(list: Grouped): z.ZodRawShape {
  const [first, ...others] = groupNames(list)
  if (first === undefined) return {}
  return {
    group: z.enum([first, ...others]).optional(),
    folded: z.array(z.string().max(200)).max(mostGroups).optional(),
  }
}

/** One heading: the value as text, empty for rows without one, and how many rows match; not exact beyond the cap of a total. */
export const ListGroup = z.object({ key: z.string(), count: z.int().nonnegative(), exact: z.boolean() })
export type ListGroup = z.output<typeof ListGroup>
