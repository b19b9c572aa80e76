import { text } from '@countinghouse/contract/mail-template.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { LiquidIssue } from './liquid.ts'
import { renderLiquid } from './liquid.ts'

type Part = 'subject' | 'body'
type Written = {
  readonly subject: string
  readonly body: string
  /** Values of the variables. */
  readonly data: Readonly<Record<string, unknown>>
  /** Link that the body must have, with the variable that makes it; null: none. */
  readonly unsubscribe: { readonly name: string; readonly address: string } | null
}
export type CheckedLetter = {
  /** Null: it has mistakes. */
  readonly subject: string | null
  readonly body: string | null
  readonly issues: readonly { readonly part: Part; readonly message: string }[]
}

/** A template with sample data. `locale`: language of the messages. */
export function validateLetter({ subject, body, data, unsubscribe }: Written, locale: Locale): CheckedLetter {
  const issues: { part: Part; message: string }[] = []
  const render = (part: Part, source: string): string | null => {
    const rendered = renderLiquid(source, data)
    if ('text' in rendered) return rendered.text
    issues.push({ part, message: messageOf(rendered.issue, locale) })
    return null
  }
  const shown = { subject: render('subject', subject), body: render('body', body) }
  if (shown.subject?.trim() === '') issues.push({ part: 'subject', message: format(text.one_line, locale) })
  if (unsubscribe !== null && shown.body?.includes(unsubscribe.address) === false)
    issues.push({ part: 'body', message: format(text.unsubscribe_missing, locale, { name: unsubscribe.name }) })
  return { ...shown, issues }
}

/** Names that a template may use: `order.reference`, `order.lines[].name`. */
export function variableNames(data: Readonly<Record<string, unknown>>, path = ''): string[] {
  return Object.entries(data).flatMap(([name, value]): string[] => {
    const whole = `${path}${name}`
    if (Array.isArray(value)) return variableNames(Object(value[0]), `${whole}[].`)
    return typeof value === 'object' && value !== null
      ? variableNames(value as Readonly<Record<string, unknown>>, `${whole}.`)
      : [whole]
  })
}

function messageOf(issue: LiquidIssue, locale: Locale): string {
  if (issue.kind === 'too_long') return format(text.too_long, locale)
  const { line } = issue
  return issue.kind === 'variable'
    ? format(text.unknown_variable, locale, { line, name: issue.name })
    : format(text.mistake, locale, { line, words: issue.words })
}
