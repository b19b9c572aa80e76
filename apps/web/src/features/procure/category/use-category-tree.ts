import { category } from '@countinghouse/contract/procure/category'
import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { readCategoryTree } from '@countinghouse/contract/procure/category-tree'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../app/calls/call.ts'

const none: readonly CategoryNode[] = []

/** The current category tree; undefined while loading. */
export function useCategoryTree() {
  const query = useQuery({
    // Invalidated together with the list of categories.
    queryKey: [category.routes.list.id, 'tree'],
    queryFn: ({ signal }) => call(readCategoryTree, {}, { signal }),
  })
  return { query, tree: query.data?.items ?? none }
}
