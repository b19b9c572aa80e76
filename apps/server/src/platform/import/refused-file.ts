import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { refusalMessage, SpreadsheetRefusal } from '../spreadsheet/refusal.ts'

/** A file that is not read, as a refusal of the request or the job. */
export function refusedFile(error: unknown, locale: Locale): unknown {
  if (!(error instanceof SpreadsheetRefusal)) return error
  const message = refusalMessage(error, locale)
  return new AppError('invalid_input', { message, fields: { fileName: [{ code: error.reason, message }] } })
}
