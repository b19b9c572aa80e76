import type {} from '@fastify/cookie'
import { fail } from '@countinghouse/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrowserCookie, BrowserTokens, CookieChange } from '../calls/context.ts'

/** The token of a request, from its cookie or its bearer header. Throws: invalid_input when both differ. */
export function readSessionToken(request: FastifyRequest, policy: CookiePolicy): string | null {
  const cookie = readCookieToken(request, policy)
  const bearer = /^Bearer ([\x21-\x7e]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null
  if (cookie !== null && bearer !== null && cookie !== bearer)
    fail('invalid_input', { details: { reason: 'two_tokens' } })
  return bearer ?? cookie
}

/** Whether the browser sent the token by itself, so that another site may have made it. */
export function hasSessionCookie(request: FastifyRequest, policy: CookiePolicy): boolean {
  return readCookieToken(request, policy) !== null
}

function readCookieToken(request: FastifyRequest, policy: CookiePolicy): string | null {
  return request.cookies[sessionCookieName(policy)] ?? null
}

export type CookiePolicy = { readonly isSecure: boolean }

/** The longest that a session may be told to last; it ends by itself, and then says why. */
const sessionSeconds = 30 * 24 * 3600

/**
 * `__Host-` wherever the cookie may be Secure; the plain name only on loopback and with --insecure-http.
 * Source: docs/guides/auth.md, Sign-in and sessions.
 */
function sessionCookieName(policy: CookiePolicy): string {
  return policy.isSecure ? '__Host-countinghouse' : 'countinghouse'
}

/**
 * How long each is kept; none: as long as the browser runs. `demo` came through the console link, `device` needs no second factor,
 * `provider` is on its way through an identity provider. Units: seconds.
 */
const browserCookies = { demo: null, device: 30 * 24 * 3600, provider: 600 } as const satisfies Record<
  BrowserCookie,
  number | null
>

/** A browser that brought none. */
export const noBrowser: BrowserTokens = { demo: null, device: null, provider: null }

function browserCookieName(kind: BrowserCookie, policy: CookiePolicy): string {
  return `${sessionCookieName(policy)}-${kind}`
}

export function readBrowserTokens(request: FastifyRequest, policy: CookiePolicy): BrowserTokens {
  const read = (kind: BrowserCookie) => request.cookies[browserCookieName(kind, policy)] ?? null
  return { demo: read('demo'), device: read('device'), provider: read('provider') }
}

/** Writes what the pipeline decided about cookies; script never sees any of them. */
export function applyCookies(reply: FastifyReply, changes: readonly CookieChange[], policy: CookiePolicy): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: policy.isSecure } as const
  for (const change of changes) {
    if (change.kind === 'start') {
      reply.setCookie(sessionCookieName(policy), change.token, { ...options, maxAge: sessionSeconds })
    } else if (change.kind === 'end') {
      reply.clearCookie(sessionCookieName(policy), options)
      reply.header('Clear-Site-Data', '"cache"')
    } else if (change.token === null) {
      reply.clearCookie(browserCookieName(change.kind, policy), options)
    } else {
      const maxAge = browserCookies[change.kind]
      const life = maxAge === null ? {} : { maxAge }
      reply.setCookie(browserCookieName(change.kind, policy), change.token, { ...options, ...life })
    }
  }
}
