import { brand } from '@countinghouse/contract/procure/brand'
import { expect, test, vi } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'

// Its samples are 20 ms apart, so that one millisecond is always exceeded once the first were validated.
const server = useServer({ busyDelayMs: 1 })

test('a process whose event loop is late refuses every call with the time to come again, and stays alive and ready', async () => {
  const refused = await vi.waitUntil(
    async () => {
      const answer = await server.stranger.send(brand.routes.list, {})
      return answer.status === 503 && answer
    },
    { timeout: 30_000 },
  )
  expect(refused.body).toMatchObject({ errorType: 'busy', message: expect.stringContaining('busy') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.stranger.send(brand.routes.create, { code: 'A', name: 'A' })).status).toBe(503)
  expect((await server.app.http.inject('/healthz')).statusCode).toBe(200)
  expect((await server.app.http.inject('/readyz')).statusCode).toBe(200)
})
