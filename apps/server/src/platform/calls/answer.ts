import type { ErrorBody } from '@countinghouse/contract/error-body'
import type { ErrorCode } from '@countinghouse/contract/errors'
import { errorCatalogue, isErrorCode } from '@countinghouse/contract/errors'
import { fieldErrorsOf } from '@countinghouse/contract/issues'
import type { ErrorDefinition } from '@countinghouse/contract/error-definition'
import { format } from '@countinghouse/contract/text'
import type { TextParams } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { ZodError } from 'zod'
import { isUnavailable } from '../database/pg-errors.ts'

export type Failure = { readonly status: number; readonly body: ErrorBody; readonly cause: unknown }

const retryAfterSeconds = 1

/** Turns anything thrown into the one error form; what nobody expected becomes `internal` and keeps its cause for the log. */
export function failureOf(error: unknown, locale: Locale, requestId: string): Failure {
  if (error instanceof ZodError)
    return bodyOf('invalid_input', { fields: fieldErrorsOf(error.issues, locale) }, locale, requestId, null)
  if (error instanceof AppError && isErrorCode(error.code)) {
    const message = error.message === error.code ? undefined : error.message
    return bodyOf(error.code, { fields: error.fields, details: error.details, message }, locale, requestId, null)
  }
  if (isUnavailable(error))
    return bodyOf('busy', { details: { retryAfter: retryAfterSeconds } }, locale, requestId, error)
  return bodyOf('internal', {}, locale, requestId, error)
}

type More = { fields?: AppError['fields']; details?: AppError['details']; message?: string | undefined }

function bodyOf(code: ErrorCode, more: More, locale: Locale, requestId: string, cause: unknown): Failure {
  const definition: ErrorDefinition = errorCatalogue[code]
  const body = {
    errorType: code,
    message: more.message ?? wordsOf(definition, more.details, locale),
    ...(more.fields && { fields: structuredClone(more.fields) as NonNullable<ErrorBody['fields']> }),
    ...(more.details && { details: { ...more.details } }),
    requestId,
  }
  return { status: definition.status, body, cause }
}

function wordsOf({ text, detailed }: ErrorDefinition, details: AppError['details'], locale: Locale): string {
  if (detailed === undefined || details === undefined) return format(text, locale)
  return format(detailed, locale, details as TextParams)
}
