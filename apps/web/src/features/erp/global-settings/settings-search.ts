import type { SearchCodec } from '../../../app/routing/use-search-state.ts'

export const settingTabs = ['settings', 'series'] as const

/** Search parameters of the settings page: store (null: company), filters, or the number series tab. */
export type SettingsSearch = {
  readonly tab: (typeof settingTabs)[number]
  readonly storeId: number | null
  readonly q: string
  readonly onlyChanged: boolean
}

export const settingsSearch: SearchCodec<SettingsSearch> = {
  parse: ({ tab, store, q, changed }) => {
    const id = Number(store)
    return {
      tab: settingTabs.find((known) => known === tab) ?? 'settings',
      storeId: Number.isSafeInteger(id) && id > 0 ? id : null,
      q: String(q ?? '').slice(0, 100),
      onlyChanged: changed === '1',
    }
  },
  serialise: ({ tab, storeId, q, onlyChanged }) => ({
    tab: tab === 'settings' ? undefined : tab,
    store: storeId ?? undefined,
    q: q === '' ? undefined : q,
    changed: onlyChanged ? '1' : undefined,
  }),
}
