import { useLocation } from '@tanstack/react-router'
import { z } from 'zod'

/** What is entered into fields, by their names. */
type Beginning = Readonly<Record<string, string | boolean>>

const Start = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** Navigation state for a new record with initial input. */
export function beginningWith(entered: Beginning): never {
  return { entered } as never
}

/** The initial input of a new record. */
export function useBeginning(): Beginning {
  return useLocation({ select: ({ state }) => Start.catch({}).parse(Reflect.get(state, 'entered')) })
}
