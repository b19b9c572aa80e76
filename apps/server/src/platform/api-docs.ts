import { fail } from '@countinghouse/contract/errors'
import type { Route } from '@countinghouse/contract/route'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { CookiePolicy } from './cookies.ts'
import { readSessionToken } from './cookies.ts'
import { openApiOf } from './openapi.ts'
import type { SessionSource } from './session.ts'
import { hashToken, requireUsable } from './session.ts'

/** The API document and its reading page, for any valid session. */
export async function serveApiDocs(app: FastifyInstance, routes: readonly Route[], sessions: SessionSource, policy: CookiePolicy): Promise<void> {
  const document = openApiOf(routes)
  app.get('/api/openapi.json', async (request) => {
    const token = readSessionToken(request, policy)
    const session = token === null ? null : await sessions.find(hashToken(token))
    if (session === null) return fail('invalid_token')
    requireUsable(session)
    return document
  })
  await app.register(scalar, { routePrefix: '/api/docs', configuration: { url: '/api/openapi.json', withDefaultFonts: false } })
}
