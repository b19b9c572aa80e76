import { text as errorTexts } from '@countinghouse/contract/errors.text'
import { sessionEndingErrors } from '@countinghouse/contract/constants'
import type { ErrorDetails, FieldErrors } from '@countinghouse/kernel/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { text } from '@countinghouse/contract/shell/call.text'

/** A rejected or failed call, with the message of the server in the user's language. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** 0 without a response. */
  readonly status: number
  readonly code: string
  readonly fields: FieldErrors | undefined
  readonly details: ErrorDetails | undefined
  readonly requestId: string | null
  readonly isOffline: boolean
  /** Whether the message is from the server; otherwise a default message is used. */
  readonly hasServerMessage: boolean
  /** From Retry-After; null if absent. */
  readonly retryAfterSeconds: number | null

  constructor(input: CallErrorInput) {
    super(input.message)
    this.status = input.status
    this.code = input.code
    this.fields = input.fields
    this.details = input.details
    this.requestId = input.requestId ?? null
    this.isOffline = input.isOffline ?? false
    this.hasServerMessage = input.hasServerMessage ?? false
    this.retryAfterSeconds = input.retryAfterSeconds ?? null
  }
}

type CallErrorInput = {
  status: number
  code: string
  message: string
  fields?: FieldErrors
  details?: ErrorDetails
  requestId?: string | null
  isOffline?: boolean
  hasServerMessage?: boolean
  retryAfterSeconds?: number | null
}

export function offlineError(locale: Locale): CallError {
  return new CallError({ status: 0, code: 'offline', message: text.offline[locale], isOffline: true })
}

/** The error of an unsuccessful response. An unknown body, such as the page of a proxy, becomes an internal error. */
export function errorOfAnswer(answer: AnswerHead, body: unknown, locale: Locale): CallError {
  const given = isRecord(body) ? body : {}
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const fallback = answer.status === 503 ? 'busy' : 'internal'
  const message = typeof given.message === 'string' ? given.message : ''
  return new CallError({
    status: answer.status,
    code: typeof given.errorType === 'string' ? given.errorType : fallback,
    message: message || errorTexts[fallback][locale],
    hasServerMessage: message !== '',
    ...(isRecord(given.fields) && { fields: given.fields as FieldErrors }),
    ...(isRecord(given.details) && { details: given.details }),
    requestId: typeof given.requestId === 'string' ? given.requestId : answer.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  })
}

/** The error of a successful response whose body violates the contract. */
export function brokenAnswerError(status: number, requestId: string | null, locale: Locale): CallError {
  return new CallError({ status, code: 'internal', message: errorTexts.internal[locale], requestId })
}

/** Whether an error ends the session in the browser. Source: spec section 8. */
export function isSessionEnd(error: unknown): error is CallError {
  return (
    error instanceof CallError &&
    error.status === 403 &&
    (sessionEndingErrors as readonly string[]).includes(error.code)
  )
}

type AnswerHead = { readonly status: number; readonly headers: { get(name: string): string | null } }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
