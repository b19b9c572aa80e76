import { pageSessionHeader } from '@countinghouse/contract/constants'
import type { Route } from '@countinghouse/contract/route'
import type { Locale } from '@countinghouse/kernel/text'
import { baseOf } from './services.ts'

export type CallRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  credentials: 'same-origin'
}

/**
 * The request of a call: path parameters filled from the input, the rest in the query of a read (lists comma-joined,
 * undefined left out) or an upload, or in the body of another write.
 */
export function requestOf(
  route: Route,
  input: unknown,
  more: { locale: Locale; idempotencyKey: string; whose?: string | null },
): CallRequest {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': more.locale }
  if (more.whose) headers[pageSessionHeader] = more.whose
  if (route.idempotent !== 'no') headers['Idempotency-Key'] = more.idempotencyKey
  const url = `${baseOf(route.path)}/api${path}`
  const common = { method: route.method, headers, credentials: 'same-origin' } as const
  if (route.method === 'GET' || route.upload !== null) return { url: url + queryOf(rest), ...common }
  headers['Content-Type'] = 'application/json'
  return { url, ...common, body: JSON.stringify(route.path.includes('{') ? rest : (input ?? {})) }
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}
