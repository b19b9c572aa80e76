import type { Edits } from './changed-fields.ts'

/** The form before a field was changed. */
type Step = { readonly field: string | null; readonly edits: Edits; readonly at: number }

export type FormSteps = { readonly past: readonly Step[]; readonly future: readonly Step[] }

export const noSteps: FormSteps = { past: [], future: [] }

/** Typing without a longer pause is one undo step. Units: milliseconds. */
const pauseMs = 1000
const mostSteps = 200

/** Adds an undo step from `before` to `after`; `at`: a monotonic time. */
export function withStep({ past }: FormSteps, before: Edits, after: Edits, at: number): FormSteps {
  const changed = changedBetween(before, after)
  const [only] = changed
  if (only === undefined) return { past, future: [] }
  // Several changed fields mean a restored draft.
  const field = changed.length === 1 ? only : null
  const last = past.at(-1)
  const isGoingOn = last !== undefined && field !== null && last.field === field && at - last.at < pauseMs
  const kept = isGoingOn ? past.slice(0, -1) : past.slice(-mostSteps + 1)
  return { past: [...kept, { field, edits: isGoingOn ? last.edits : before, at }], future: [] }
}

export type Moved = { readonly steps: FormSteps; readonly edits: Edits; readonly field: string | null }

/** Undoes or redoes one step; null if there is none. */
export function moved({ past, future }: FormSteps, way: 'back' | 'forth', now: Edits): Moved | null {
  const from = way === 'back' ? past : future
  const step = from.at(-1)
  if (step === undefined) return null
  const rest = from.slice(0, -1)
  // After undo, further typing starts a new step.
  const opposite = [...(way === 'back' ? future : past), { ...step, edits: now, at: -Infinity }]
  const steps = way === 'back' ? { past: rest, future: opposite } : { past: opposite, future: rest }
  return { steps, edits: step.edits, field: step.field }
}

function changedBetween(before: Edits, after: Edits): readonly string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
}
