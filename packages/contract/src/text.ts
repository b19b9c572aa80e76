import type { Locale, Text } from '@countinghouse/kernel/text'
import { IntlMessageFormat } from 'intl-messageformat'

export type TextParams = Readonly<Record<string, string | number>>

type Compiled = { readonly message: IntlMessageFormat; readonly choosing: ReadonlySet<string> }

const compiled = new Map<string, Compiled>()

/** The text in one language with its parameters filled in; plurals by the language's own rules. Source: ICU MessageFormat. */
export function format(text: Text, locale: Locale, params?: TextParams): string {
  const message = text[locale]
  if (params === undefined && !message.includes('{')) return message
  const key = `${locale}\n${message}`
  let formatter = compiled.get(key)
  if (formatter === undefined) {
    formatter = { message: new IntlMessageFormat(message, locale), choosing: namesThatChoose(message) }
    compiled.set(key, formatter)
  }
  return String(formatter.message.format(locale === 'ar' ? isolated(params, formatter.choosing) : params))
}

/** Parameters that only choose between words are never written, and are compared as they come. */
function namesThatChoose(message: string): ReadonlySet<string> {
  return new Set([...message.matchAll(/\{\s*(\w+)\s*,\s*select\s*,/g)].map(([, name = '']) => name))
}

/** Names and codes keep their own direction inside an Arabic sentence. Source: Unicode Bidirectional Algorithm, FSI and PDI. */
function isolated(params: TextParams | undefined, choosing: ReadonlySet<string>): TextParams | undefined {
  if (params === undefined) return undefined
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const isWritten = typeof value === 'string' && !choosing.has(name)
      return [name, isWritten ? `\u2068${value}\u2069` : value]
    }),
  )
}
