import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { errorMessage, SpreadsheetError } from '../spreadsheet/spreadsheet-error.ts'

/** A file that is not read, as a refusal of the request or the job. */
export function refusedFile(error: unknown, locale: Locale): unknown {
  if (!(error instanceof SpreadsheetError)) return error
  const message = errorMessage(error, locale)
  return new AppError('invalid_input', { message, fields: { fileName: [{ code: error.reason, message }] } })
}
