import { text } from '@countinghouse/contract/import.text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'

/** What is wrong with one cell, or with the row when `field` is null. `message` is in the language of who imports. */
export type Issue = {
  readonly field: string | null
  readonly code: string
  readonly message: string
  readonly found: string | null
  readonly suggestions: readonly string[]
}

/** A finding in the words of import.text. */
export function issueOf(
  locale: Locale,
  field: string | null,
  code: keyof typeof text,
  params: TextParams & { readonly found?: string } = {},
  suggestions: readonly string[] = [],
): Issue {
  const message = format(text[code], locale, params)
  const [suggestion] = suggestions
  return {
    field,
    code,
    message: suggestion === undefined ? message : format(text.did_you_mean, locale, { message, suggestion }),
    found: params.found ?? null,
    suggestions,
  }
}
