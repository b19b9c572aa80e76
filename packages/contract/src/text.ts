import type { Locale, Text } from '@countinghouse/kernel/text'
import { IntlMessageFormat } from 'intl-messageformat'

export type TextParams = Readonly<Record<string, string | number>>

const compiled = new Map<string, IntlMessageFormat>()

/** The text in one language with its parameters filled in; plurals by the language's own rules. Source: ICU MessageFormat. */
export function format(text: Text, locale: Locale, params?: TextParams): string {
  const message = text[locale]
  if (params === undefined && !message.includes('{')) return message
  const key = `${locale}\n${message}`
  let formatter = compiled.get(key)
  if (formatter === undefined) {
    formatter = new IntlMessageFormat(message, locale)
    compiled.set(key, formatter)
  }
  return String(formatter.format(locale === 'ar' ? isolated(params) : params))
}

/** Names and codes keep their own direction inside an Arabic sentence. Source: Unicode Bidirectional Algorithm, FSI and PDI. */
function isolated(params: TextParams | undefined): TextParams | undefined {
  if (params === undefined) return undefined
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]),
  )
}
