import type { Master } from '@countinghouse/contract/master'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listPages } from './list-query.ts'
import type { ListRules, ListState } from './list-state.ts'
import { listInputOf } from './list-state.ts'

/** The rows of a master's list as far as they are loaded; the rows before stay while others are fetched. Asks for none until it is known which. */
export function useMasterList(master: Master, rules: ListRules, state: ListState, isKnown: boolean) {
  const query = useInfiniteQuery({
    ...listPages(master, listInputOf(state, rules)),
    placeholderData: keepPreviousData,
    enabled: isKnown,
  })
  const pages = query.data?.pages
  const rows = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  return { query, rows, total: pages?.[0]?.total ?? null }
}

export type MasterList = ReturnType<typeof useMasterList>
