import { useLocation } from '@tanstack/react-router'
import { z } from 'zod'
import type { Edits } from './changed-fields.ts'

const Start = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** The state of a navigation to a new record that is to begin with these values, as somebody would type them. */
export function beginningWith(typed: Edits): never {
  return { typed } as never
}

/** What a new record begins with. */
export function useBeginning(): Edits {
  return useLocation({ select: ({ state }) => Start.catch({}).parse(Reflect.get(state, 'typed')) })
}
