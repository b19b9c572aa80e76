import type { FieldErrors } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import type { z } from 'zod'
import { text } from './issues.text.ts'
import { format } from './text.ts'

type Issue = z.core.$ZodIssue
type FieldIssue = { code: keyof typeof text; params?: Record<string, string | number> }

/** Field errors in the reader's language for what a schema refused; keys are paths joined by dots. */
export function fieldErrorsOf(issues: readonly Issue[], locale: Locale): FieldErrors {
  // A map, because a path is the client's word and may be `constructor` or `__proto__`.
  const fields = new Map<string, { code: string; message: string }[]>()
  for (const issue of issues) {
    for (const [path, fieldIssue] of fieldIssuesOf(issue)) {
      fields.set(path, [
        ...(fields.get(path) ?? []),
        { code: fieldIssue.code, message: format(text[fieldIssue.code], locale, fieldIssue.params) },
      ])
    }
  }
  return Object.fromEntries(fields)
}

function fieldIssuesOf(issue: Issue): [string, FieldIssue][] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [[...path, key].join('.'), { code: 'unknown_field' }])
  return [[path.join('.'), fieldIssueOf(issue)]]
}

function fieldIssueOf(issue: Issue): FieldIssue {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { code: 'required' }
      return { code: issue.expected === 'int' || issue.expected === 'number' ? 'not_integer' : 'wrong_type' }
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? { code: 'required' }
          : { code: 'too_short', params: { minimum: Number(issue.minimum) } }
      return { code: issue.origin === 'array' ? 'too_few' : 'too_small', params: { minimum: Number(issue.minimum) } }
    case 'too_big':
      if (issue.origin === 'string') return { code: 'too_long', params: { maximum: Number(issue.maximum) } }
      return { code: issue.origin === 'array' ? 'too_many' : 'too_big', params: { maximum: Number(issue.maximum) } }
    case 'invalid_value':
      return { code: 'not_a_choice' }
    case 'invalid_format':
      return { code: formats[issue.format] ?? 'bad_characters' }
    case 'custom':
      return { code: issue.params?.['code'] === 'quantity' ? 'not_a_quantity' : 'wrong_type' }
    default:
      return { code: 'wrong_type' }
  }
}

const formats: Readonly<Record<string, keyof typeof text>> = {
  url: 'not_a_url',
  email: 'not_an_email',
  date: 'not_a_date',
  time: 'not_a_time',
}
