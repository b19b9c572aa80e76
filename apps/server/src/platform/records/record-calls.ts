import type { FixedAccess, Route } from '@countinghouse/contract/route'

/** A call whose permission is known. */
export type OpenRoute = Route & { readonly access: FixedAccess }

/** The calls of the record types, by the id of the route that serves them and by the type. */
export type RecordCalls = ReadonlyMap<string, ReadonlyMap<string, OpenRoute>>

export function recordCallsOf(routes: readonly Route[]): RecordCalls {
  const calls = new Map<string, Map<string, OpenRoute>>()
  for (const route of routes) {
    if (route.record === null || !isOpen(route)) throw new Error(`${route.id} is no call of a record type.`)
    const { type, service } = route.record
    const known = calls.get(service) ?? new Map<string, OpenRoute>()
    calls.set(service, known.set(type, route))
  }
  return calls
}

/**
 * What is called by a request: the route itself or, where its permission comes from the record type in its address, the call of that
 * type. Null: there is no such type, or it is without this service.
 */
export function calledRoute(calls: RecordCalls, route: Route, type: string | null): OpenRoute | null {
  return isOpen(route) ? route : (calls.get(route.id)?.get(type ?? '') ?? null)
}

function isOpen(route: Route): route is OpenRoute {
  return typeof route.access === 'string' || route.access.page !== 'record'
}
