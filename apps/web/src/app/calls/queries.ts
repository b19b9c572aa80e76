import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { call, CallError } from './call.ts'

/** Query of a read route; keyed by route id and input, so that writes can invalidate it. */
export function routeQuery<I extends Schema, O extends Schema>(route: Route<I, O>, input: InputOf<I>) {
  return queryOptions({
    queryKey: [route.id, input] as const,
    queryFn: ({ signal }) => call(route, input, { signal }),
  })
}

/** Invalidates the queries that a write route declares stale and refetches the active ones. */
export async function invalidateStale(queryClient: QueryClient, route: Route): Promise<void> {
  await Promise.all(route.stale.map((read) => queryClient.invalidateQueries({ queryKey: [read.id] })))
}

/** Rejections are final; a lost connection is retried once. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return error instanceof CallError && error.isOffline && failures < 1
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 10_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
