export const inboxTabs = ['approvals', 'mine', 'exceptions', 'delegation'] as const
type InboxTab = (typeof inboxTabs)[number]

/** The open tab and the current request. */
type InboxState = { readonly tab: InboxTab; readonly request: number | null }

/** `?tab=mine`, `?request=7`; default values are omitted. */
export const inboxCodec = {
  parse: (search: Readonly<Record<string, unknown>>): InboxState => ({
    tab: inboxTabs.find((name) => name === search['tab']) ?? 'approvals',
    request: /^[1-9]\d{0,14}$/.test(String(search['request'])) ? Number(search['request']) : null,
  }),
  serialise: ({ tab, request }: InboxState) => ({
    tab: tab === 'approvals' ? undefined : tab,
    request: request === null ? undefined : String(request),
  }),
}
