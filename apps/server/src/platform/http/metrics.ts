import type { FastifyReply } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = {
  readonly observe: (route: string, reply: FastifyReply) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** Figures of this process in the Prometheus text form; labels are route patterns, never addresses with ids. */
export function createMetrics(waitingForDatabase: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'database_waiting_requests',
    help: 'Requests waiting for a database connection.',
    registers: [registry],
    collect() {
      this.set(waitingForDatabase())
    },
  })
  return {
    observe: (route, reply) => duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
