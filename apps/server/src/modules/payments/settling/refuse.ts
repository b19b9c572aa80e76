import type { ErrorCode } from '@countinghouse/contract/errors'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../../../platform/calls/context.ts'

/** Throws: the error, with its text at each of the fields. */
export function refuse(
  ctx: Ctx,
  code: ErrorCode,
  fields: readonly string[],
  words: Text | string,
  details?: object,
): never {
  const refusal = [{ code: 'rule', message: typeof words === 'string' ? words : format(words, ctx.locale) }]
  return fail(code, {
    fields: Object.fromEntries(fields.map((field) => [field, refusal])),
    ...(details !== undefined && { details: { ...details } }),
  })
}
