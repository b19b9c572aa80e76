import type { SearchCodec } from '../../../app/routing/use-search-state.ts'

export const moduleTabs = ['register', 'switches'] as const

export type ModuleSearch = {
  readonly tab: (typeof moduleTabs)[number]
  /** Id of the open module, or `new`. */
  readonly open: number | 'new' | null
}

export const moduleSearch: SearchCodec<ModuleSearch> = {
  parse: ({ tab, open }) => ({
    tab: moduleTabs.find((known) => known === tab) ?? 'register',
    open: open === 'new' ? 'new' : typeof open === 'string' && /^[1-9]\d{0,14}$/.test(open) ? Number(open) : null,
  }),
  serialise: ({ tab, open }) => ({ tab: tab === 'register' ? undefined : tab, open: open ?? undefined }),
}
