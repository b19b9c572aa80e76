import type { Route } from './route.ts'

/** Fills the path of a route, and puts the rest of an input into the query of a GET or an upload, or the body of anything else. */
export function addressOf(route: Route, input: unknown): { url: string; body: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { url: `/api${route.path}`, body: input }
  const rest: Record<string, unknown> = { ...input }
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (route.method !== 'GET' && route.upload === null) return { url: `/api${path}`, body: rest }
  const search = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return { url: `/api${path}${search.length === 0 ? '' : `?${search.join('&')}`}`, body: undefined }
}
