import type { Master } from '@countinghouse/contract/master'
import type { Text } from '@countinghouse/kernel/text'
import { queryOptions } from '@tanstack/react-query'
import { findScreen } from './screens.ts'

/** What the help of a page is made of: its master, or the texts of its slice. */
export type HelpSource = { readonly master?: Master; readonly text?: Readonly<Record<string, Text>> }

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
