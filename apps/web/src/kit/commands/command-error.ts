import { CallError, isSessionEnd } from '../../app/calls/call-error.ts'
import { isOutcomeUnknown } from '../../app/calls/idempotency-key.ts'

/**
 * The reason of a rejected command; null if it can be repeated unchanged: no response, busy server, or the user must sign
 * in again.
 */
export function refusalOf(error: unknown): string | null {
  const mayPass = isOutcomeUnknown(error) || isSessionEnd(error) || !(error instanceof CallError)
  return mayPass || error.status === 429 || error.code === 'session_changed' ? null : error.message
}
