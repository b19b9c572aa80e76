import type { SearchCodec } from '../../../app/routing/use-search-state.ts'

/** Search parameters of the page master: module, open page and role of the menu preview. */
export type PageSearch = {
  readonly moduleId: number | null
  readonly open: number | null
  readonly roleId: number | null
}

export const pageSearch: SearchCodec<PageSearch> = {
  parse: ({ module, open, role }) => ({ moduleId: idOf(module), open: idOf(open), roleId: idOf(role) }),
  serialise: ({ moduleId, open, roleId }) => ({
    module: moduleId ?? undefined,
    open: open ?? undefined,
    role: roleId ?? undefined,
  }),
}

function idOf(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}
