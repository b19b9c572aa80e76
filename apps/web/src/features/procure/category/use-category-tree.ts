import { category } from '@countinghouse/contract/procure/category'
import type { CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { readCategoryTree } from '@countinghouse/contract/procure/category-tree'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const none: readonly CategoryNode[] = []

/** The current category tree, named in the user's language; undefined while loading. */
export function useCategoryTree() {
  const { nameOf } = useLanguage()
  const query = useQuery({
    // Invalidated together with the list of categories.
    queryKey: [category.routes.list.id, 'tree'],
    queryFn: ({ signal }) => call(readCategoryTree, {}, { signal }),
  })
  const items = query.data?.items ?? none
  const tree = useMemo(
    () => items.map((node) => ({ ...node, name: nameOf(node), names: `${node.name} ${node.nameAr ?? ''}` })),
    [items, nameOf],
  )
  return { query, tree }
}
