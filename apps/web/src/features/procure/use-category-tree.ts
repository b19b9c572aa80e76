import { category } from '@countinghouse/contract/procure/category'
import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { readCategoryTree } from '@countinghouse/contract/procure/category-tree'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shell/call.ts'

const none: readonly CategoryNode[] = []

/** The tree as it is; nothing until it has come. */
export function useCategoryTree() {
  const query = useQuery({
    // Old as soon as the list of categories is, whatever made it so.
    queryKey: [category.routes.list.id, 'tree'],
    queryFn: ({ signal }) => call(readCategoryTree, {}, { signal }),
  })
  return { query, tree: query.data?.items ?? none }
}
