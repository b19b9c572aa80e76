import { CallError, isSessionEnd } from '../shell/call-error.ts'
import { isOutcomeUnknown } from './idempotency-key.ts'

/**
 * Why the server refused a command; null where it may be done as it is another time: nobody answered, the server is busy, or whoever
 * gave it must sign in again, maybe after somebody else did.
 */
export function refusalOf(error: unknown): string | null {
  const mayPass = isOutcomeUnknown(error) || isSessionEnd(error) || !(error instanceof CallError)
  return mayPass || error.status === 429 || error.code === 'session_changed' ? null : error.message
}
