import { noBrowser } from '../http/cookies.ts'
import type { Change, Ctx, OutboxEvent } from './context.ts'

type Of = Pick<
  Ctx,
  'requestId' | 'routeId' | 'source' | 'now' | 'locale' | 'session' | 'grants' | 'guards' | 'postedOn'
>

/** Of work that no browser asked for: it has nobody's address and no session of a browser, and keeps what it changes as a request does. */
export function contextOfWork(of: Of): Ctx {
  const changes: Change[] = []
  const events: OutboxEvent[] = []
  return {
    ...of,
    ip: '',
    userAgent: '',
    isInsecureHttp: false,
    token: null,
    browser: noBrowser,
    changes,
    events,
    cookies: [],
    companyId: of.session.companyId,
    userId: of.session.userId,
    bypassed: null,
    audit: (change) => changes.push(change),
    emit: (event, payload, how) => events.push({ event, payload, ...how }),
  }
}
