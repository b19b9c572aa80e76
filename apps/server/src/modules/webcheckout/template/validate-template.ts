import { text } from '@countinghouse/contract/webcheckout/errors.text'
import type { MailEvent } from '@countinghouse/contract/webcheckout/web-template'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { LiquidIssue } from '../mail/liquid.ts'
import { renderLiquid } from '../mail/liquid.ts'
import { sampleData } from '../mail/mail-data.ts'

type Part = 'subject' | 'body'
type Entered = { readonly event: MailEvent; readonly language: Locale; readonly subject: string; readonly body: string }
type Checked = {
  readonly subject: string | null
  readonly body: string | null
  readonly issues: readonly { readonly part: Part; readonly message: string }[]
}

/** A template with sample data. `locale`: language of the messages. */
export function validateTemplate({ event, language, subject, body }: Entered, locale: Locale): Checked {
  const data = sampleData(event, language)
  const issues: { part: Part; message: string }[] = []
  const render = (part: Part, source: string): string | null => {
    const rendered = renderLiquid(source, data)
    if ('text' in rendered) return rendered.text
    issues.push({ part, message: messageOf(rendered.issue, locale) })
    return null
  }
  const shown = { subject: render('subject', subject), body: render('body', body) }
  if (shown.subject?.trim() === '') issues.push({ part: 'subject', message: format(text.one_line, locale) })
  const { unsubscribe_url: link } = Object(data['cart']) as { readonly unsubscribe_url?: string }
  if (link !== undefined && shown.body?.includes(link) === false)
    issues.push({ part: 'body', message: format(text.unsubscribe_missing, locale) })
  return { ...shown, issues }
}

function messageOf(issue: LiquidIssue, locale: Locale): string {
  if (issue.kind === 'too_long') return format(text.too_long, locale)
  const { line } = issue
  return issue.kind === 'variable'
    ? format(text.unknown_variable, locale, { line, name: issue.name })
    : format(text.mistake, locale, { line, words: issue.words })
}
