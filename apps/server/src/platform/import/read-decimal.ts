import { text as amountText } from '@countinghouse/contract/amount.text'
import type { FieldModel } from '@countinghouse/contract/field-model'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text as measureText } from '@countinghouse/contract/measure.text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import { quantityDecimals } from '@countinghouse/contract/rich-fields'
import { cellOfMinor, currencyDigits, decimalOfMinor, readAmount, shortDecimal } from '@countinghouse/kernel/money'
import type { DecimalMark } from '@countinghouse/kernel/number'
import type { Locale } from '@countinghouse/kernel/text'
import { z } from 'zod'

type Asked = {
  readonly model: FieldModel
  /** Null: the column leaves it open. */
  readonly mark: DecimalMark | null
  readonly locale: Locale
}
type Read = { readonly value: number } | { readonly refused: { readonly code: string; readonly message: string } }

const text = { ...issueText, ...amountText, ...measureText }

/** What a kind says of a number that it does not take. */
type Words = {
  readonly digits: number
  readonly wrong: keyof typeof text
  readonly tooPrecise: { readonly code: keyof typeof text; readonly params: TextParams }
  /** What is kept of a number of its smallest parts; left out: that number. */
  readonly kept?: (minor: number) => number
  /** A limit as people type it. */
  readonly shown: (limit: number) => string
}

/** An amount in minor units, or what is wrong with it in the words of forms; limits are told in major units. */
export function amountOf(typed: string, { currency, ...asked }: Asked & { readonly currency: string }): Read {
  const digits = currencyDigits(currency)
  return decimalOf(typed, asked, {
    digits,
    wrong: 'not_an_amount',
    tooPrecise: { code: 'amount_too_precise', params: { currency, digits } },
    shown: (limit) => decimalOfMinor(limit, digits),
  })
}

/** The same of a weight or length; its unit may stand behind it. */
export function measureOf(typed: string, asked: Asked): Read {
  const { measure } = asked.model
  if (measure === null) throw new Error(`${asked.model.name} is no measure.`)
  const { unit, digits } = measure
  const units = [unit, measureText[unit].en, measureText[unit].ar]
  const shown = units.find((one) => typed.toLowerCase().endsWith(one)) ?? ''
  return decimalOf(typed.slice(0, typed.length - shown.length).trim(), asked, {
    digits,
    wrong: 'not_a_measure',
    tooPrecise: { code: 'measure_too_precise', params: { digits } },
    shown: (limit) => shortDecimal(limit, digits),
  })
}

/** The same in grams or millimetres, the figures that are kept. */
export function smallMeasureOf(typed: string, asked: Asked): Read {
  const unit = asked.model.measure?.unit === 'kg' ? 'g' : 'mm'
  const digits = typed.toLowerCase().endsWith(unit) ? typed.slice(0, typed.length - unit.length) : typed
  return decimalOf(digits.trim(), asked, {
    digits: 0,
    wrong: 'not_a_measure',
    tooPrecise: { code: 'measure_too_precise', params: { digits: 0 } },
    shown: String,
  })
}

/** A quantity of goods, or what is wrong with it. */
export function quantityOf(typed: string, asked: Asked): Read {
  return decimalOf(typed, asked, {
    digits: quantityDecimals,
    wrong: 'not_a_measure',
    tooPrecise: { code: 'measure_too_precise', params: { digits: quantityDecimals } },
    kept: (minor) => cellOfMinor(minor, quantityDecimals),
    shown: String,
  })
}

function decimalOf(
  typed: string,
  { model, mark, locale }: Asked,
  { digits, wrong, tooPrecise, kept, shown }: Words,
): Read {
  const refuse = (code: keyof typeof text, params?: TextParams) => ({
    refused: { code, message: format(text[code], locale, params) },
  })
  const read = readAmount(typed, digits, mark)
  if (read.kind === 'none' || read.kind === 'too_large') return refuse(wrong)
  if (read.kind === 'too_precise') return refuse(tooPrecise.code, tooPrecise.params)
  if (read.kind === 'in_doubt') return refuse('amount_in_doubt', read)
  const value = kept?.(read.minor) ?? read.minor
  const parsed = model.schema.safeParse(value)
  if (parsed.success) return { value }
  const [issue] = parsed.error.issues
  const limit = (end: number | bigint) => shown(z.int().parse(end))
  if (issue?.code === 'too_small') return refuse('too_small', { minimum: limit(issue.minimum) })
  return issue?.code === 'too_big' ? refuse('too_big', { maximum: limit(issue.maximum) }) : refuse(wrong)
}
