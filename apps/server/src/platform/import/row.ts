import type { Issue } from './issue.ts'

/** One row of the file as values of the master's fields; what is not given is not there. */
export type ReadRow = {
  readonly number: number
  readonly id: number | null
  readonly values: Readonly<Record<string, unknown>>
  readonly issues: readonly Issue[]
}
