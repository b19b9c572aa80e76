import type { Session } from '@countinghouse/contract/auth/session'
import { getSession } from '@countinghouse/contract/auth/session'
import { queryOptions } from '@tanstack/react-query'
import { clientStore } from './client-store.ts'
import { call } from '../calls/call.ts'
import { saveCompanyCurrency } from './company-currency.ts'
import { holdPageSession } from './page-session.ts'
import { routeQuery } from '../calls/queries.ts'

const base = routeQuery(getSession, {})

/** The first data of the app in one request. Source: docs/guides/auth.md, Sign-in and sessions. */
export const sessionQuery = queryOptions({
  ...base,
  queryFn: ({ signal }) => remembered(call(getSession, {}, { signal })),
  staleTime: 60_000,
  refetchOnWindowFocus: 'always',
})

/** The same query, resolved by a pending request. */
export function firstSessionQuery(first: Promise<Session>) {
  return queryOptions({ ...sessionQuery, queryFn: () => remembered(first), retry: false })
}

async function remembered(answer: Promise<Session>): Promise<Session> {
  const session = await answer
  holdPageSession(session)
  saveCompanyCurrency(session.company.currency)
  clientStore.getState().dispatch({ type: 'signIn', session })
  return session
}
