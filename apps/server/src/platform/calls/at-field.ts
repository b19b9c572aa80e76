import { format } from '@countinghouse/contract/text'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from './context.ts'

/** The same refusal at each field. */
export function atField(
  { locale }: Pick<Ctx, 'locale'>,
  fields: readonly string[],
  words: Text,
): { fields: FieldErrors } {
  return {
    fields: Object.fromEntries(fields.map((field) => [field, [{ code: 'rule', message: format(words, locale) }]])),
  }
}
