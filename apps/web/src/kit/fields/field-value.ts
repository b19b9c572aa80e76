import { text } from '@countinghouse/contract/issues.text'
import { text as ours } from '@countinghouse/contract/kit/field.text'
import type { FieldModel } from './field-model.ts'
import type { Issue } from './issues.ts'
import { issueOf } from './issues.ts'
import { latinDigits, percentOfPpm, ppmOfPercent } from './rate.ts'

/** What a field holds while it is edited: text as typed, or the state of a switch. */
export type Typed = string | boolean

export type Reading = { readonly value: unknown; readonly issue?: undefined } | { readonly issue: Issue }

/** The value as a person would type it. */
export function typedOf(model: FieldModel, value: unknown): Typed {
  if (model.widget === 'switch') return value === true
  if (value === null || value === undefined) return ''
  if (model.widget === 'rate') return percentOfPpm(Number(value))
  return String(value)
}

/** The value that goes to the server, or what is wrong with it; judged by the field's own schema. */
export function readTyped(model: FieldModel, typed: Typed): Reading {
  const given = wireValue(model, typed)
  if (given === null) return model.isNullable ? { value: null } : { issue: { text: text.required } }
  if (given === undefined) return { issue: { text: model.widget === 'rate' ? ours.notRate : text.not_integer } }
  const parsed = model.schema.safeParse(given)
  if (parsed.success) return { value: parsed.data }
  const [first] = parsed.error.issues
  return { issue: first === undefined ? { text: text.wrong_type } : issueOf(first, model) }
}

/** Null when left empty, undefined when it is not a number. */
function wireValue(model: FieldModel, typed: Typed): unknown {
  if (typeof typed === 'boolean') return typed
  const trimmed = typed.trim()
  if (trimmed === '') return null
  if (model.widget === 'rate') return ppmOfPercent(trimmed) ?? undefined
  if (model.widget === 'integer') return wholeNumber(trimmed)
  return trimmed
}

function wholeNumber(typed: string): number | undefined {
  const digits = latinDigits(typed).replace(/[\s,'’](?=\d{3}(?!\d))/g, '')
  return /^-?\d{1,15}$/.test(digits) ? Number(digits) : undefined
}
