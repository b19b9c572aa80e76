import { errorCatalogue, isErrorCode } from '@countinghouse/contract/errors'
import { AppError } from '@countinghouse/kernel/errors'
import type { Text } from '@countinghouse/kernel/text'
import { kernelRefusalOf } from '../../../platform/database/pg-errors.ts'

/** Null: no refusal of a rule, which no user can correct. */
export function refusalOf(error: unknown): Text | null {
  const code = error instanceof AppError ? error.code : kernelRefusalOf(error)?.code
  return code !== undefined && isErrorCode(code) ? errorCatalogue[code].text : null
}
