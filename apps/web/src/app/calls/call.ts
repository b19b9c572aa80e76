import { readOnlyHeader } from '@countinghouse/contract/constants'
import { text as errorTexts } from '@countinghouse/contract/errors.text'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import { currentLocale } from '../../ui/theme/theme-store.ts'
import { brokenAnswerError, CallError, errorOfAnswer, isSessionEnd, offlineError } from './call-error.ts'
import { awaitAnswer, noteConnection, noteReadOnly } from '../offline/connection.ts'
import { leaveForOther, pageSession } from '../session/page-session.ts'
import { requestOf } from './request.ts'
import { revokeSession } from '../session/session-end.ts'

export { CallError }

export type CallOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /** The request outlives the page. */ keepalive?: boolean
}

/** One key per opened form, kept over retries, so that a repeated request takes effect once. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}

/**
 * Sends an API request; the only access to the network besides `upload` and `saveFile`.
 * Throws: CallError, after ending the session in the browser if the server ended it.
 */
export async function call<I extends Schema, O extends Schema>(
  route: Route<I, O>,
  input: InputOf<I>,
  options: CallOptions = {},
): Promise<OutputOf<O>> {
  const locale = currentLocale()
  const { signal, keepalive, idempotencyKey = newIdempotencyKey() } = options
  const { url, ...init } = requestOf(route, input, { locale, idempotencyKey, whose: pageSession() })
  const send = () => sendOnce(url, { ...init, ...(keepalive === true && { keepalive }) })
  try {
    return outputOf(route, await untilCancelled(route.method === 'GET' ? sendUntilTaken(send, signal) : send(), signal))
  } catch (error) {
    if (await isReleased(error)) return await call(route, input, { ...options, idempotencyKey })
    throw afterSession(error)
  }
}

/** Whether the user completed the step required by the server, so that the request can be repeated unchanged. */
export async function isReleased(error: unknown): Promise<boolean> {
  // Platform codes have no module prefix.
  const isWanting = error instanceof CallError && /^\w+_required$/.test(error.code)
  return isWanting && (await (await import('../auth-challenge/auth-challenge.ts')).release(error))
}

/** The output of a successful response. Throws: CallError if it violates the contract. */
export function outputOf<I extends Schema, O extends Schema>(route: Route<I, O>, answer: Success): OutputOf<O> {
  const { status, requestId, body } = answer
  return parse(route.output, body) ?? refuse(brokenAnswerError(status, requestId, currentLocale()))
}

/** Returns the error after ending or replacing the session in the browser, if the server did so. */
export function afterSession(error: unknown): unknown {
  if (error instanceof CallError && error.code === 'session_changed') leaveForOther()
  if (isSessionEnd(error)) {
    const hasReason = error.code !== 'invalid_token' || error.message !== errorTexts.invalid_token[currentLocale()]
    revokeSession(error.hasServerMessage ? error.message : '', hasReason)
  }
  return error
}

/**
 * A cancelled call is not waited for, but its answer is read: a refusal ends the session and clears its cookie, and the next call could not
 * tell why.
 */
async function untilCancelled(sent: Promise<Success>, signal: AbortSignal | undefined): Promise<Success> {
  if (signal === undefined) return await sent
  sent.catch((error: unknown) => signal.aborted && afterSession(error))
  return await Promise.race([sent, cancellation(signal)])
}

function cancellation(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const cancel = () => reject(signal.reason as Error)
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel, { once: true })
  })
}

/** With the delay named by the server, slightly longer than it sheds load. */
const mostRepeats = 5

type Success = { readonly status: number; readonly requestId: string | null; readonly body: unknown }

async function sendOnce(url: string, init: RequestInit): Promise<Success> {
  const locale = currentLocale()
  const noteAnswer = awaitAnswer()
  const answer = await fetch(url, init).catch(() => {
    noteConnection('unanswered')
    throw offlineError(locale)
  })
  noteAnswer()
  noteReadOnly(answer.headers.has(readOnlyHeader))
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok) throw errorOfAnswer(answer, body, locale)
  return { status: answer.status, requestId: answer.headers.get('x-request-id'), body }
}

/** Repeats a read rejected by a busy server after the delay it named, until the request is cancelled. */
async function sendUntilTaken(send: () => Promise<Success>, signal: AbortSignal | undefined): Promise<Success> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 503 || repeats === mostRepeats) throw error
      noteConnection('refusedForNow')
      await new Promise((resolve) => setTimeout(resolve, Math.min(error.retryAfterSeconds ?? 1, 10) * 1000))
      signal?.throwIfAborted()
    }
  }
}

type Validated<Out> = { readonly value: Out; readonly issues?: undefined } | { readonly issues: readonly unknown[] }

function parse<O extends Schema>(schema: O, body: unknown): OutputOf<O> | undefined {
  const standard = schema['~standard'] as { readonly types?: unknown; validate(value: unknown): Validated<OutputOf<O>> }
  const result = standard.validate(body)
  if (result.issues === undefined) return result.value
  console.error('The answer is not what the contract promises.', result.issues)
  return undefined
}

function refuse(error: CallError): never {
  throw error
}
