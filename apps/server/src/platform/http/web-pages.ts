import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { fail } from '@countinghouse/contract/errors'
import type { FastifyInstance } from 'fastify'

const dist = new URL('../../../../web/dist/', import.meta.url)

/** Serves the built web app: hashed files for ever, the page itself never cached and with a fresh style nonce. */
export async function serveWebPages(app: FastifyInstance): Promise<void> {
  const page = existsSync(new URL('index.html', dist)) ? readFileSync(new URL('index.html', dist), 'utf8') : null
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: fileURLToPath(dist),
      index: false,
      preCompressed: true,
      wildcard: false,
      setHeaders: (reply, path) => {
        const policy = policyOf(path)
        if (policy !== null) void reply.header('Content-Security-Policy', policy)
        void reply.header(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !request.url.startsWith('/api') && page !== null
    // A file has an ending; the query is the page's own and may hold anything.
    const [path = ''] = request.url.split('?', 1)
    if (!isPage || /\.\w+$/.test(path)) fail('not_found')
    const nonce = newNonce()
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce))
  })
}

/** Files that transition by themselves: the offline page, kept together with its headers, and the worker that fetches it. */
function policyOf(path: string): string | null {
  // The path is that of the file sent, which may be the compressed one.
  const name = path.replace(/\.(br|gz)$/, '')
  if (name.endsWith('/sw.js')) return "default-src 'none'; connect-src 'self'"
  return name.endsWith('.html') ? contentSecurityPolicy(newNonce()) : null
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
