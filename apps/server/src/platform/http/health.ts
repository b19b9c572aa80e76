import { timingSafeEqual } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database/db.ts'
import type { DiskWatch } from '../database/disk.ts'
import type { Metrics } from './metrics.ts'

export type Drain = { isDraining: boolean }

/** Probes for supervisor and proxy; no version and no data. */
export function serveHealth(
  app: FastifyInstance,
  options: { db: Database; metrics: Metrics; metricsToken: string | null; drain: Drain; disk: DiskWatch },
): void {
  // Who keeps its connection would send the next request into the moment in which it is closed.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (options.drain.isDraining) reply.header('Connection', 'close')
    return payload
  })
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    if (options.drain.isDraining) return reply.code(503).send({ status: 'draining' })
    if (options.disk.isReadOnly()) return reply.code(503).send({ status: 'read-only: the disk is full' })
    const isReady = await answersInTime(options.db)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database is away' })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayScrape(request, options.metricsToken)) fail('not_found')
    return reply.type(options.metrics.contentType).send(await options.metrics.text())
  })
}

async function answersInTime(db: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 1000).unref())
  const answer = sql`select 1`.execute(db.reader({ companyId: null })).then(
    () => true,
    () => false,
  )
  return await Promise.race([answer, late])
}

/** Loopback only; from elsewhere with the bearer token of METRICS_TOKEN. */
function mayScrape(request: FastifyRequest, token: string | null): boolean {
  if (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
    request.headers['x-forwarded-for'] === undefined
  )
    return true
  if (token === null) return false
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
