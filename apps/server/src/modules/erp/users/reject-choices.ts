import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'

/** Throws: invalid_input for each path, if any; records of other companies are reported as unknown. */
export function rejectChoices({ locale }: Ctx, paths: readonly string[]): void {
  if (paths.length === 0) return
  const refusal = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }]
  fail('invalid_input', { fields: Object.fromEntries(paths.map((path) => [path, refusal])) })
}
