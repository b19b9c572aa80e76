import { queryOptions } from '@tanstack/react-query'
import type { HelpSource } from '../routing/screens.ts'
import { findScreen } from '../routing/screens.ts'

/** The help of a page; shipped with the product, so that it works offline once loaded. */
export function helpQuery(path: string) {
  return queryOptions({
    queryKey: ['help', path],
    queryFn: async (): Promise<HelpSource> => {
      const { helpSources } = await import('./help-sources.ts')
      return (await helpSources[findScreen(path)?.path ?? '']?.()) ?? {}
    },
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
}
