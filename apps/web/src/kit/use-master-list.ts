import type { Master } from '@countinghouse/contract/master'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listPages } from './list-query.ts'
import type { ListRules, ListState } from './list-state.ts'
import { listInputOf } from './list-state.ts'

const none: readonly string[] = []

/** The rows of a master's list as far as they are loaded; the rows before stay while others are fetched. Asks for none until it is known which. */
export function useMasterList(master: Master, rules: ListRules, state: ListState, isKnown: boolean) {
  const [held, setHeld] = useState({ by: state.group, folded: none })
  const folded = held.by === state.group ? held.folded : none
  /** The list while these groups are folded, whose rows are not asked for. */
  const pagesWithout = (keys: readonly string[]) =>
    listPages(master, { ...listInputOf(state, rules), ...(keys.length > 0 && { folded: keys.toSorted() }) })
  const query = useInfiniteQuery({
    ...pagesWithout(folded),
    placeholderData: keepPreviousData,
    enabled: isKnown,
  })
  const pages = query.data?.pages
  const rows = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages])
  return {
    query,
    rows,
    total: pages?.[0]?.total ?? null,
    folded,
    pagesWithout,
    setFolded: (keys: readonly string[]) => setHeld({ by: state.group, folded: keys }),
  }
}

export type MasterList = ReturnType<typeof useMasterList>
