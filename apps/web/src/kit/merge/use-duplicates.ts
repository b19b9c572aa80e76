import type { Master } from '@countinghouse/contract/master'
import { mostPairs } from '@countinghouse/contract/merge'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../app/calls/call.ts'

/** Records checked before the user must continue. */
const perAsking = 3000

/** Pairs of similar names, most similar first, loaded until enough pairs are found or records are checked. */
export function useDuplicates(master: Master) {
  const route = master.routes.duplicates
  const [mostLooked, setMostLooked] = useState(perAsking)
  const query = useInfiniteQuery({
    queryKey: [route.id],
    queryFn: ({ pageParam, signal }) => call(route, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const pages = data?.pages ?? []
  const looked = pages.reduce((sum, page) => sum + page.looked, 0)
  const found = pages.flatMap(({ items }) => items).toSorted((one, other) => other.similarity - one.similarity)
  const isEnough = found.length >= mostPairs || looked >= mostLooked
  const goesOn = hasNextPage && !isFetching && !isError && !isEnough
  useEffect(() => {
    if (goesOn) void fetchNextPage()
  }, [goesOn, fetchNextPage])
  return {
    query,
    pairs: found.slice(0, mostPairs),
    looked,
    isLooking: isFetching || goesOn,
    /** Null if all records were checked or enough pairs were found. */
    lookOn:
      hasNextPage && !isFetching && isEnough && found.length < mostPairs
        ? () => setMostLooked(looked + perAsking)
        : null,
  }
}
