import { CallError } from '../../../../app/calls/call.ts'
import { noteConnection } from '../../../../app/offline/connection.ts'

/** How long the register waits for an answer before it goes on without the server. Units: milliseconds. */
const mostWaitMs = 8000

export function waitingSignal(): AbortSignal {
  return AbortSignal.timeout(mostWaitMs)
}

/** Whether no server answered, in contrast to one that refused or failed. Silence counts for the whole app, which then looks for it. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof CallError) return error.isOffline
  const isSilent = error instanceof DOMException && error.name === 'TimeoutError'
  if (isSilent) noteConnection('unanswered')
  return isSilent
}
