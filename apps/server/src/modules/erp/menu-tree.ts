import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { normalisePath } from '@countinghouse/kernel/paths'

/** A menu entry, in menu order. */
export type MenuEntry = {
  readonly id: number
  readonly parent_id: number | null
  readonly type: MenuItem['type']
  readonly path: string
  readonly title: string
  readonly title_ar: string
  readonly menu_title: string | null
  readonly menu_title_ar: string | null
  readonly icon: string
  readonly isVisible: boolean
}

/**
 * The menu of one module: visible links, branches that contain one, and entries without a path. A module without a
 * visible link has no menu. Source: spec section 3, menu item.
 */
export function menuTree(entries: readonly MenuEntry[], mdlRoute: string): MenuItem[] {
  const known = new Set(entries.map((entry) => entry.id))
  // Children of a removed entry move to the top level.
  const byParent = Map.groupBy(entries, ({ parent_id }) =>
    parent_id !== null && known.has(parent_id) ? parent_id : null,
  )

  function level(parentId: number | null): MenuItem[] {
    let heading: string | null = null
    return (byParent.get(parentId) ?? []).flatMap((entry) => {
      const children = entry.type === 'sub' ? level(entry.id) : []
      if (!entry.isVisible || (entry.type === 'sub' && !children.some(leadsSomewhere))) return []
      const startsGroup = entry.menu_title !== heading
      heading = entry.menu_title
      return [itemOf(entry, mdlRoute, children, parentId === null && startsGroup)]
    })
  }

  const items = level(null)
  return items.some(leadsSomewhere) ? items : []
}

/** A branch without links is removed. */
function leadsSomewhere(item: MenuItem): boolean {
  return item.type !== 'empty'
}

function itemOf(entry: MenuEntry, mdlRoute: string, children: MenuItem[], startsGroup: boolean): MenuItem {
  return {
    id: entry.path,
    title: entry.title,
    title_ar: entry.title_ar,
    icon: entry.icon,
    path: normalisePath(entry.path),
    type: entry.type,
    menutitle: startsGroup ? entry.menu_title : null,
    menutitle_ar: startsGroup ? entry.menu_title_ar : null,
    badgetxt: null,
    class: null,
    mdl_route: mdlRoute,
    children,
  }
}
