import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../../platform/database/constraint-meaning.ts'

/** Checks of a status and what belongs to it, which only a step that came too late could break. */
export function refusedStates(...constraints: readonly string[]): Readonly<Record<string, ConstraintRule>> {
  return Object.fromEntries(
    constraints.map((constraint) => [`crm.${constraint}`, () => Promise.resolve(new AppError('state_conflict'))]),
  )
}
