import { queryOptions } from '@tanstack/react-query'
import type { HelpSource } from './screens.ts'
import { findScreen } from './screens.ts'

/** The help of the page at an address; part of the product, so that it is had without the server once it is there. */
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
