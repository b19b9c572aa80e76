import type { MenuItem } from '@countinghouse/contract/erp/menu'
import { firstSegment, normalisePath } from '@countinghouse/kernel/paths'

/** A heading with its items; the first group may have no heading. */
export type MenuGroup = { readonly heading: MenuItem | null; readonly items: readonly MenuItem[] }

/**
 * The part of the live menu that belongs to the current path: an item's path contains the current first segment, and the
 * current path starts with the item's module route. Paths lose their trailing slash. Source: spec section 2, side menu.
 */
export function visibleMenu(items: readonly MenuItem[], currentPath: string): readonly MenuItem[] {
  const current = normalisePath(currentPath)
  const segment = firstSegment(current)
  const isVisible = (item: MenuItem) =>
    item.path.includes(segment) && current.startsWith(normalisePath(item.mdl_route)) && current !== '/'
  const keep = (list: readonly MenuItem[]): MenuItem[] =>
    list.filter(isVisible).map((item) => ({ ...item, path: normalisePath(item.path), children: keep(item.children) }))
  return keep(items).filter((item) => item.type !== 'sub' || item.children.length > 0)
}

/** Items by category heading; headings without items are omitted. */
export function menuGroups(items: readonly MenuItem[]): readonly MenuGroup[] {
  const groups: { heading: MenuItem | null; items: MenuItem[] }[] = [{ heading: null, items: [] }]
  for (const item of items) {
    if (item.menutitle !== null && item.menutitle !== groups.at(-1)?.heading?.menutitle)
      groups.push({ heading: item, items: [] })
    if (!isHeadingOnly(item)) groups.at(-1)?.items.push(item)
  }
  return groups.filter((group) => group.items.length > 0)
}

function isHeadingOnly(item: MenuItem): boolean {
  return item.menutitle !== null && item.type === 'empty'
}

/**
 * Ids of the item that stands for the current path and of its ancestors: the exact path, else the longest item path that
 * is a prefix on a segment boundary.
 */
export function selectedIds(items: readonly MenuItem[], currentPath: string): ReadonlySet<string> {
  const current = normalisePath(currentPath)
  const trails = trailsOf(items, [])
  const best = trails
    .filter(({ path }) => path === current || current.startsWith(`${path}/`))
    .reduce<Trail | null>(
      (found, trail) => (found === null || trail.path.length > found.path.length ? trail : found),
      null,
    )
  return new Set(best?.ids)
}

type Trail = { readonly path: string; readonly ids: readonly string[] }

function trailsOf(items: readonly MenuItem[], above: readonly string[]): readonly Trail[] {
  return items.flatMap((item) => {
    const ids = [...above, item.id]
    const own = item.type === 'link' ? [{ path: normalisePath(item.path), ids }] : []
    return [...own, ...trailsOf(item.children, ids)]
  })
}

export type MenuMatch = { readonly title: string; readonly path: string }

/** Links whose title contains the words, case-insensitive, each path once. Source: spec section 2, header. */
export function searchMenu(
  items: readonly MenuItem[],
  words: string,
  titleOf: (item: MenuItem) => string,
): readonly MenuMatch[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const matches = new Map<string, MenuMatch>()
  for (const item of linksOf(items)) {
    const match = { title: titleOf(item), path: item.path }
    if (match.title.toLowerCase().includes(wanted) && !matches.has(match.path)) matches.set(match.path, match)
  }
  return [...matches.values()]
}

export function linksOf(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [...(item.type === 'link' ? [item] : []), ...linksOf(item.children)])
}

/** The menu link of an address. */
export function findMenuItem(items: readonly MenuItem[], path: string): MenuItem | null {
  const wanted = normalisePath(path)
  return linksOf(items).find((item) => normalisePath(item.path) === wanted) ?? null
}
