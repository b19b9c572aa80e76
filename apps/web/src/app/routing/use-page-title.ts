import type { Text } from '@countinghouse/kernel/text'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { findScreen } from './screens.ts'

const titlesQuery = queryOptions({
  queryKey: ['page-titles'],
  queryFn: async () => (await import('./page-titles.ts')).pageTitles,
  staleTime: Infinity,
  networkMode: 'always',
})

/** Title of the page at an address; null if none exists, undefined while loading. */
export function usePageTitle(path: string): Text | null | undefined {
  const { data: titles } = useQuery(titlesQuery)
  const screen = findScreen(path)
  return screen === null ? null : titles?.[screen.path]
}
