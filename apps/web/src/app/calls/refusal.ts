import { CallError } from './call-error.ts'
import type { Refusal } from '../session/gate.ts'

/** The access denied by a `forbidden` response, or null for other errors. */
export function refusalOf(error: unknown, path: string): Refusal | null {
  if (!(error instanceof CallError) || error.code !== 'forbidden') return null
  const { reason, page, event } = error.details ?? {}
  return {
    reason: reason === 'module' || reason === 'event' || reason === 'store' ? reason : 'page',
    path,
    ...(typeof page === 'string' && { page }),
    ...(typeof event === 'string' && { event }),
  }
}
