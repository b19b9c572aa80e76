import type { Locale, Text } from '@countinghouse/kernel/text'
import { IntlMessageFormat } from 'intl-messageformat'

export type TextParams = Readonly<Record<string, string | number>>

/** A message as it was read: the pages get theirs so from their build, which leaves the parser out of them. */
type Read = ReturnType<IntlMessageFormat['getAst']>
type Compiled = { readonly message: IntlMessageFormat; readonly choosing: ReadonlySet<string> }

const compiled: Readonly<Record<Locale, Map<string | Read, Compiled>>> = { en: new Map(), ar: new Map() }

/**
 * The text in one language with its parameters filled in; plurals by the language's own rules. Source: ICU MessageFormat.
 * Without parameters it is what it says: names that people gave may hold braces.
 */
export function format(text: Text, locale: Locale, params?: TextParams): string {
  const message: string | Read = text[locale]
  if (typeof message === 'string' && (params === undefined || !message.includes('{'))) return message
  let formatter = compiled[locale].get(message)
  if (formatter === undefined) {
    const created = new IntlMessageFormat(message, locale)
    formatter = { message: created, choosing: new Set(namesThatChoose(created.getAst())) }
    compiled[locale].set(message, formatter)
  }
  return String(formatter.message.format(locale === 'ar' ? isolated(params, formatter.choosing) : params))
}

/** Parameters that only choose between words are never written, and are compared as they come. */
function namesThatChoose(read: Read): readonly string[] {
  return read.flatMap((part) => {
    if (!('options' in part)) return []
    const inside = Object.values(part.options).flatMap(({ value }) => namesThatChoose(value))
    return 'pluralType' in part ? inside : [part.value, ...inside]
  })
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
