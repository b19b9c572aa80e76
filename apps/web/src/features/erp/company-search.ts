import type { SearchCodec } from '../../kit/use-search-state.ts'

export const companyTabs = ['own', 'all'] as const
export const companyStatuses = ['active', 'suspended', 'archived'] as const

export type CompanySearch = {
  readonly tab: (typeof companyTabs)[number]
  readonly q: string
  readonly status: (typeof companyStatuses)[number] | null
  readonly isNew: boolean
}

export const companySearch: SearchCodec<CompanySearch> = {
  parse: ({ tab, q, status, open }) => ({
    tab: companyTabs.find((known) => known === tab) ?? 'own',
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    status: companyStatuses.find((known) => known === status) ?? null,
    isNew: open === 'new',
  }),
  serialise: ({ tab, q, status, isNew }) => ({
    tab: tab === 'own' ? undefined : tab,
    q: q === '' ? undefined : q,
    status: status ?? undefined,
    open: isNew ? 'new' : undefined,
  }),
}
