import { fail } from '@countinghouse/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A burst of four seconds. */
export const rateWindowMs = 4000
/** Per address without a session 10/s. */
export const strangerRate = { max: 40, timeWindow: rateWindowMs }

export type Counter = ReturnType<FastifyInstance['createRateLimit']>

/** Throws: rate_limited. */
export async function count(counter: Counter, request: FastifyRequest): Promise<void> {
  const limit = await counter(request)
  if (!limit.isAllowed && limit.isExceeded)
    fail('rate_limited', { details: { retryAfter: Math.max(1, limit.ttlInSeconds) } })
}
