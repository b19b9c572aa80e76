import { text } from '@countinghouse/contract/issues.text'
import { text as ours } from '@countinghouse/contract/kit/field.text'
import type { Reading, Values } from './field-kind.ts'
import { kindOf } from './field-kind.ts'
import type { FieldModel } from './field-model.ts'
import { issueOf } from './issues.ts'
import { latinDigits, percentOfPpm, ppmOfPercent } from './rate.ts'

/** The input of a field: text, or the state of a switch. */
export type Entered = string | boolean

/** The value in input notation; `row`: the other values. */
export function enteredOf(model: FieldModel, value: unknown, row: Values = {}): Entered {
  if (model.widget === 'switch') return value === true
  if (value === null || value === undefined) return ''
  const kind = kindOf(model)
  if (kind?.enteredOf !== undefined) return kind.enteredOf(value, model, row)
  if (model.widget === 'rate') return percentOfPpm(Number(value))
  return String(value)
}

/** The parsed value, or its issue; validated by the schema of the field. */
export function readEntered(model: FieldModel, entered: Entered, row: Values = {}): Reading {
  const given = typeof entered === 'boolean' ? { value: entered } : wireValue(model, entered.trim(), row)
  if (given.issue !== undefined) return given
  if (given.value === null) return model.isNullable ? given : { issue: { text: text.required } }
  const parsed = model.schema.safeParse(given.value)
  if (parsed.success) return { value: parsed.data }
  const [first] = parsed.error.issues
  return { issue: first === undefined ? { text: text.wrong_type } : issueOf(first, model, limitOf(model, row)) }
}

/** Null if blank. */
function wireValue(model: FieldModel, entered: string, row: Values): Reading {
  if (entered === '') return { value: null }
  const kind = kindOf(model)
  if (kind?.read !== undefined) return kind.read(entered, model, row)
  const isRate = model.widget === 'rate'
  if (!isRate && model.widget !== 'integer') return { value: entered }
  const value = isRate ? ppmOfPercent(entered) : wholeNumber(entered)
  return value === null ? { issue: { text: isRate ? ours.notRate : text.not_integer } } : { value }
}

function limitOf(model: FieldModel, row: Values) {
  const limit = kindOf(model)?.limit
  return limit === undefined ? undefined : (value: number) => limit(value, model, row)
}

function wholeNumber(entered: string): number | null {
  const digits = latinDigits(entered).replace(/[\s,'’](?=\d{3}(?!\d))/g, '')
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : null
}
