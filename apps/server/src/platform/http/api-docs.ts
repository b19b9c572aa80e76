import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import createFastify from 'fastify'
import type { Described } from './openapi.ts'
import { openApiOf } from './openapi.ts'
import type { SessionGateway } from '../access/session-gateway.ts'

const prefix = '/api/docs'

/** The API document and its reading page, for any valid session; made when they are asked for, since most processes never are. */
export function serveApiDocs(app: FastifyInstance, described: Described, gateway: SessionGateway): void {
  let document: ReturnType<typeof openApiOf> | null = null
  let page: Promise<FastifyInstance> | null = null

  async function requireSession(request: FastifyRequest): Promise<void> {
    await gateway.enter(request)
  }

  app.get('/api/openapi.json', { onRequest: requireSession }, async () => (document ??= openApiOf(described)))
  for (const url of [prefix, `${prefix}/`, `${prefix}/js/scalar.js`]) {
    app.get(url, { onRequest: requireSession }, async (request, reply) => {
      page ??= openReadingPage()
      const { statusCode, headers, body } = await (await page).inject({ method: 'GET', url: request.url })
      if (headers.location !== undefined) reply.header('location', new URL(headers.location).pathname)
      if (body.includes('<html')) reply.header('Content-Security-Policy', policyFor(body))
      return reply
        .code(statusCode)
        .type(String(headers['content-type'] ?? 'text/plain'))
        .send(body)
    })
  }
}

/** In a server of its own, made when it is asked for: its program would take 15 MiB of every process that nobody reads it in. */
async function openReadingPage(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const page = createFastify()
  await page.register(scalar, {
    routePrefix: prefix,
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  return page
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
