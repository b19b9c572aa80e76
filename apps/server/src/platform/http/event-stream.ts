import { finished, PassThrough } from 'node:stream'
import { fail } from '@countinghouse/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { SessionGateway } from '../access/session-gateway.ts'
import type { SessionState } from '../access/session.ts'
import type { Signals } from '../jobs/signals.ts'

type EventStream = {
  /** Below `/api`. */
  readonly path: string
  /** Name of the event that carries what is read. */
  readonly event: string
  /** What the caller is told, at once and whenever he is called. */
  readonly read: (session: SessionState) => Promise<unknown>
  readonly signals: Signals
  readonly gateway: SessionGateway
}

/** How often an open stream shows that it lives and asks whether its session does. Units: milliseconds. */
const beatMs = 20_000
const mostPerSession = 10

/** Serves server-sent events to a valid session, outside the pipeline because it has no end; the end of the session is its end. */
export function serveEventStream(app: FastifyInstance, { path, event, read, signals, gateway }: EventStream): void {
  const open = new Set<PassThrough>()
  const counts = new Map<number, number>()

  app.get(`/api${path}`, { exposeHeadRoute: false }, async (request, reply) => {
    const session = await gateway.enter(request)
    const { sessionId } = session
    const count = (counts.get(sessionId) ?? 0) + 1
    if (count > mostPerSession) fail('rate_limited', { details: { retryAfter: 30 } })
    counts.set(sessionId, count)
    const stream = new PassThrough()
    open.add(stream)
    const tell = async () => {
      const data = JSON.stringify(await read(session))
      if (!stream.writableEnded) stream.write(`event: ${event}\ndata: ${data}\n\n`)
    }
    // Unread by mistake is told with the next call; a database that is away for longer ends the stream with the session check.
    const stop = signals.follow(session, () => void tell().catch(() => undefined))
    const beat = setInterval(() => {
      gateway.look(request).then(
        () => stream.writableEnded || stream.write(':\n\n'),
        () => stream.end(),
      )
    }, beatMs)
    // Also for somebody who went away while his session was looked for.
    finished(reply.raw, () => {
      clearInterval(beat)
      stop()
      open.delete(stream)
      stream.end()
      const left = (counts.get(sessionId) ?? 1) - 1
      if (left === 0) counts.delete(sessionId)
      else counts.set(sessionId, left)
    })
    stream.write('retry: 3000\n\n')
    return reply.type('text/event-stream').header('X-Accel-Buffering', 'no').send(stream)
  })
  // They never end by themselves, and the server waits for what is open.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
    await signals.close()
  })
}
