import type { LoadedList } from '../list/use-list.ts'
import { mostPrinted } from '../../ui/behaviour/use-row-window.ts'

/** Prints a list after loading its rows, up to the print limit. */
export async function printList({ query }: LoadedList): Promise<void> {
  let loaded: Pick<LoadedList['query'], 'data' | 'hasNextPage' | 'fetchNextPage' | 'isError'> = query
  while (loaded.hasNextPage && !loaded.isError && countOf(loaded.data) < mostPrinted)
    loaded = await loaded.fetchNextPage()
  // The rows are rendered with the next frame.
  requestAnimationFrame(() => print())
}

function countOf(data: LoadedList['query']['data']): number {
  return (data?.pages ?? []).reduce((sum, { items }) => sum + items.length, 0)
}
