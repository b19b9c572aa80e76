import { fail } from '@countinghouse/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CookiePolicy } from '../http/cookies.ts'
import { readSessionToken } from '../http/cookies.ts'
import { count, strangerRate } from '../http/request-rate.ts'
import type { SessionSource, SessionState } from './session.ts'
import { requireUnlocked } from './session-gate.ts'
import { hashToken, isRunning, requireUsable } from './session.ts'

/** Whose session a request brings to what is served beside the routes. */
export type SessionGateway = {
  /** Counts the request, against its address unless its session runs. Throws: rate_limited, and as `look`. */
  readonly enter: (request: FastifyRequest) => Promise<SessionState>
  /** Asks again for a request that was let in. Throws: invalid_token, inactive_user, token_expired, forbidden, step_up_required. */
  readonly look: (request: FastifyRequest) => Promise<SessionState>
}

export function sessionGateway(app: FastifyInstance, sessions: SessionSource, policy: CookiePolicy): SessionGateway {
  const keys = new WeakMap<FastifyRequest, string>()
  const counter = app.createRateLimit({
    ...strangerRate,
    keyGenerator: (request) => keys.get(request) ?? request.ip,
  })

  async function find(request: FastifyRequest): Promise<SessionState | null> {
    const token = readSessionToken(request, policy)
    return token === null ? null : await sessions.find(hashToken(token))
  }

  return {
    enter: async (request) => {
      const session = await find(request)
      if (session !== null && isRunning(session)) keys.set(request, `${session.companyId}:${session.sessionId}`)
      await count(counter, request)
      return admit(session, request)
    },
    look: async (request) => admit(await find(request), request),
  }
}

function admit(session: SessionState | null, { ip }: FastifyRequest): SessionState {
  if (session === null) return fail('invalid_token')
  requireUsable(session)
  requireUnlocked(session, ip)
  return session
}
