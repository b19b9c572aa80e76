import { textField, urlField } from '@countinghouse/contract/fields'
import { text } from '@countinghouse/contract/issues.text'
import { z } from 'zod'
import type { Issue } from '../fields/issues.ts'
import { issueOf } from '../fields/issues.ts'

export type AnswerKind = 'text' | 'email' | 'url'
type Answer = { readonly value: string; readonly issue?: undefined } | { readonly issue: Issue }

const schemas = {
  text: textField({ max: 200 }),
  email: z.email().max(254),
  url: urlField(),
} satisfies Record<AnswerKind, z.ZodType<string>>

/** The trimmed input, or its issue. Source: spec section 5. */
export function readAnswer(kind: AnswerKind, entered: string): Answer {
  const value = entered.trim()
  if (value === '') return { issue: { text: text.required } }
  const parsed = schemas[kind].safeParse(value)
  if (parsed.success) return { value: parsed.data }
  const [first] = parsed.error.issues
  if (first === undefined) return { issue: { text: text.wrong_type } }
  if (kind === 'email' && first.code === 'invalid_format') return { issue: { text: text.not_an_email } }
  return { issue: issueOf(first, { widget: kind === 'url' ? 'url' : 'text', isCode: false }) }
}
