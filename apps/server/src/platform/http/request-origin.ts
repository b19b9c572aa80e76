import { fail } from '@countinghouse/contract/errors'
import type { FastifyRequest } from 'fastify'

/**
 * Refuses a write that another site made the browser send. Browsers always name themselves on a write; a client without cookies
 * needs no check. Throws: forbidden.
 */
export function requireSameSite(request: FastifyRequest, hasCookie: boolean): void {
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const isForeign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') ||
    (origin !== undefined && !isOwn(origin, request))
  if (isForeign || (hasCookie && site === undefined && origin === undefined)) {
    fail('forbidden', { details: { reason: 'origin' } })
  }
}

function isOwn(origin: string, request: FastifyRequest): boolean {
  return origin === `${request.protocol}://${request.host}`
}
