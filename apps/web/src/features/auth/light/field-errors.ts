import type { Text } from '@countinghouse/kernel/text'
import { CallError } from '../../../app/calls/call-error.ts'

/** The message beside a field: our own rule first, else what the server said of it. */
export function fieldError(
  name: string,
  problems: Readonly<Record<string, Text | undefined>>,
  failure: unknown,
  t: (text: Text) => string,
): string | null {
  const problem = problems[name]
  if (problem !== undefined) return t(problem)
  return failure instanceof CallError ? (failure.fields?.[name]?.[0]?.message ?? null) : null
}
