import { text as amountText } from '@countinghouse/contract/amount.text'
import type { FieldModel } from '@countinghouse/contract/field-model'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import { currencyDigits, decimalOfMinor, readAmount } from '@countinghouse/kernel/money'
import type { DecimalMark } from '@countinghouse/kernel/number'
import type { Locale } from '@countinghouse/kernel/text'
import { z } from 'zod'

type Asked = {
  readonly model: FieldModel
  readonly currency: string
  /** Null: the column leaves it open. */
  readonly mark: DecimalMark | null
  readonly locale: Locale
}
type Refused = { readonly code: string; readonly message: string }

const text = { ...issueText, ...amountText }

/** An amount in minor units, or what is wrong with it in the words of forms; limits are told in major units. */
export function amountOf(
  typed: string,
  { model, currency, mark, locale }: Asked,
): { readonly value: number } | { readonly refused: Refused } {
  const digits = currencyDigits(currency)
  const refuse = (code: keyof typeof text, params?: TextParams) => ({
    refused: { code, message: format(text[code], locale, params) },
  })
  const read = readAmount(typed, digits, mark)
  if (read.kind === 'none' || read.kind === 'too_large') return refuse('not_an_amount')
  if (read.kind === 'too_precise') return refuse('amount_too_precise', { currency, digits })
  if (read.kind === 'in_doubt') return refuse('amount_in_doubt', read)
  const parsed = model.schema.safeParse(read.minor)
  if (parsed.success) return { value: read.minor }
  const [issue] = parsed.error.issues
  const limit = (end: number | bigint) => decimalOfMinor(z.int().parse(end), digits)
  if (issue?.code === 'too_small') return refuse('too_small', { minimum: limit(issue.minimum) })
  return issue?.code === 'too_big' ? refuse('too_big', { maximum: limit(issue.maximum) }) : refuse('not_an_amount')
}
