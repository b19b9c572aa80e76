import { useLocation } from '@tanstack/react-router'
import { z } from 'zod'
import type { Edits } from './changed-fields.ts'

const Start = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** Navigation state for a new record with initial input. */
export function beginningWith(entered: Edits): never {
  return { entered } as never
}

/** The initial input of a new record. */
export function useBeginning(): Edits {
  return useLocation({ select: ({ state }) => Start.catch({}).parse(Reflect.get(state, 'entered')) })
}
