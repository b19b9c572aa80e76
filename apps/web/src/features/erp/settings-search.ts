import type { SearchCodec } from '../../kit/use-search-state.ts'

/** What the page of settings shows: of which store (null: the company), and which of them. */
export type SettingsSearch = {
  readonly storeId: number | null
  readonly q: string
  readonly onlyChanged: boolean
}

export const settingsSearch: SearchCodec<SettingsSearch> = {
  parse: ({ store, q, changed }) => {
    const id = Number(store)
    return {
      storeId: Number.isSafeInteger(id) && id > 0 ? id : null,
      q: String(q ?? '').slice(0, 100),
      onlyChanged: changed === '1',
    }
  },
  serialise: ({ storeId, q, onlyChanged }) => ({
    store: storeId ?? undefined,
    q: q === '' ? undefined : q,
    changed: onlyChanged ? '1' : undefined,
  }),
}
