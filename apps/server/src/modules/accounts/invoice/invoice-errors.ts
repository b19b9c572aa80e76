import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'

type Rule = Extract<keyof typeof text, `invoice_${string}` | 'day_ahead' | 'supplier_reference_used'>

/** Throws: the error of a rule, at each of the fields. */
export function ruleError({ locale }: Pick<Ctx, 'locale'>, rule: Rule, ...fields: readonly string[]): never {
  const error = { code: 'rule', message: format(text[rule], locale) }
  return fail(`accounts.${rule}`, { fields: Object.fromEntries(fields.map((field) => [field, [error]])) })
}
