import { text } from '@countinghouse/contract/spreadsheet.text'
import type { TextParams } from '@countinghouse/contract/text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'

export type RefusalReason = keyof typeof text

/** A file that is not read, with words for the person who chose it. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError'
  readonly reason: RefusalReason
  readonly params: TextParams

  constructor(reason: RefusalReason, params: TextParams = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}

/** What happened, where, and what to do. */
export function errorMessage(refusal: SpreadsheetError, locale: Locale): string {
  return format(text[refusal.reason], locale, refusal.params)
}
