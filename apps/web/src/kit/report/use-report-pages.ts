import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../app/calls/call.ts'

type Page = { readonly lines: readonly unknown[]; readonly count: number }

/** A report with its loaded lines; previous lines are kept while loading. `input`: without offset. */
export function useReportPages<I extends Schema, A extends Page>(
  route: Route<I, Schema<A, A>>,
  input: Readonly<Record<string, unknown>>,
) {
  const query = useInfiniteQuery({
    queryKey: [route.id, input],
    queryFn: ({ pageParam, signal }) => call(route, { ...input, offset: pageParam } as InputOf<I>, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.reduce((sum, { lines }) => sum + lines.length, 0)
      return shown < count ? shown : null
    },
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  return { query, report: pages[0], lines: pages.flatMap(({ lines }) => lines) as A['lines'] }
}
