import type { SearchCodec } from '../../../app/routing/use-search-state.ts'

export const permissionViews = ['role', 'page', 'person', 'apart'] as const
export type PermissionView = (typeof permissionViews)[number]

/** Search parameters of the permissions page. */
export type PermissionSearch = {
  readonly view: PermissionView
  readonly roleId: number | null
  readonly pageId: number | null
  readonly userId: number | null
  readonly storeId: number | null
  /** Role to compare with. */
  readonly compareId: number | null
  readonly onlyDifferences: boolean
  readonly q: string
}

export const permissionSearch: SearchCodec<PermissionSearch> = {
  parse: ({ view, role, page, user, store, compare, diff, q }) => ({
    view: permissionViews.find((known) => known === view) ?? 'role',
    roleId: idIn(role),
    pageId: idIn(page),
    userId: idIn(user),
    storeId: idIn(store),
    compareId: idIn(compare),
    onlyDifferences: diff === '1',
    q: String(q ?? '').slice(0, 100),
  }),
  serialise: ({ view, roleId, pageId, userId, storeId, compareId, onlyDifferences, q }) => ({
    view: view === 'role' ? undefined : view,
    role: roleId ?? undefined,
    page: pageId ?? undefined,
    user: userId ?? undefined,
    store: storeId ?? undefined,
    compare: compareId ?? undefined,
    diff: onlyDifferences ? '1' : undefined,
    q: q === '' ? undefined : q,
  }),
}

function idIn(value: unknown): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
