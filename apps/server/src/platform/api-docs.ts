import { createHash } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import type { Route } from '@countinghouse/contract/route'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CookiePolicy } from './cookies.ts'
import { readSessionToken } from './cookies.ts'
import { openApiOf } from './openapi.ts'
import type { SessionSource } from './session.ts'
import { requireUnlocked } from './session-gate.ts'
import { hashToken, requireUsable } from './session.ts'

/** The API document and its reading page, for any valid session. */
export async function serveApiDocs(
  app: FastifyInstance,
  routes: readonly Route[],
  sessions: SessionSource,
  policy: CookiePolicy,
): Promise<void> {
  const document = openApiOf(routes)

  async function requireSession(request: FastifyRequest): Promise<void> {
    const token = readSessionToken(request, policy)
    const session = token === null ? null : await sessions.find(hashToken(token))
    if (session === null) return fail('invalid_token')
    requireUsable(session)
    requireUnlocked(session, request.ip)
  }

  app.get('/api/openapi.json', { onRequest: requireSession }, async () => document)
  app.addHook('onSend', async (request, reply, payload) => {
    const isReadingPage =
      request.url.startsWith('/api/docs') && typeof payload === 'string' && payload.includes('<html')
    if (isReadingPage) reply.header('Content-Security-Policy', policyFor(payload))
    return payload
  })
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
    hooks: { onRequest: (request, _reply, done) => void requireSession(request).then(() => done(), done) },
  })
}

/** The reading page starts itself by an inline script of fixed text, which its hash admits. */
function policyFor(page: string): string {
  const inline = [...page.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map((match) =>
    createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64'),
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
