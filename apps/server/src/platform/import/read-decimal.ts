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

type Requested = {
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
export function amountOf(entered: string, { currency, ...requested }: Requested & { readonly currency: string }): Read {
  const digits = currencyDigits(currency)
  return decimalOf(entered, requested, {
    digits,
    wrong: 'not_an_amount',
    tooPrecise: { code: 'amount_too_precise', params: { currency, digits } },
    shown: (limit) => decimalOfMinor(limit, digits),
  })
}

/** The same of a weight or length; its unit may stand behind it. */
export function measureOf(entered: string, requested: Requested): Read {
  const { measure } = requested.model
  if (measure === null) throw new Error(`${requested.model.name} is no measure.`)
  const { unit, digits } = measure
  const units = [unit, measureText[unit].en, measureText[unit].ar]
  const shown = units.find((one) => entered.toLowerCase().endsWith(one)) ?? ''
  return decimalOf(entered.slice(0, entered.length - shown.length).trim(), requested, {
    digits,
    wrong: 'not_a_measure',
    tooPrecise: { code: 'measure_too_precise', params: { digits } },
    shown: (limit) => shortDecimal(limit, digits),
  })
}

/** The same in grams or millimetres, the figures that are kept. */
export function smallMeasureOf(entered: string, requested: Requested): Read {
  const unit = requested.model.measure?.unit === 'kg' ? 'g' : 'mm'
  const digits = entered.toLowerCase().endsWith(unit) ? entered.slice(0, entered.length - unit.length) : entered
  return decimalOf(digits.trim(), requested, {
    digits: 0,
    wrong: 'not_a_measure',
    tooPrecise: { code: 'measure_too_precise', params: { digits: 0 } },
    shown: String,
  })
}

/** A quantity of goods, or what is wrong with it. */
export function quantityOf(entered: string, requested: Requested): Read {
  return decimalOf(entered, requested, {
    digits: quantityDecimals,
    wrong: 'not_a_measure',
    tooPrecise: { code: 'measure_too_precise', params: { digits: quantityDecimals } },
    kept: (minor) => cellOfMinor(minor, quantityDecimals),
    shown: String,
  })
}

function decimalOf(
  entered: string,
  { model, mark, locale }: Requested,
  { digits, wrong, tooPrecise, kept, shown }: Words,
): Read {
  const refuse = (code: keyof typeof text, params?: TextParams) => ({
    refused: { code, message: format(text[code], locale, params) },
  })
  const read = readAmount(entered, digits, mark)
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
