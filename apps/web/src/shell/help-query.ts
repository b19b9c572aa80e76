import { queryOptions } from '@tanstack/react-query'
import type { HelpSource } from './screens.ts'
import { findScreen } from './screens.ts'

/** The help of the page at an address; part of the product, so that it is had without the server once it is there. */
export function helpQuery(path: string) {
  return queryOptions({
    queryKey: ['help', path],
    queryFn: async (): Promise<HelpSource> => (await findScreen(path)?.loadHelp()) ?? {},
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
}
