import type { CompanyRow } from '@countinghouse/contract/erp/company'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'

export const companyTabs = ['own', 'modules', 'all'] as const
export const companyStatuses = ['active', 'suspended', 'archived'] as const

export type CompanySearch = {
  readonly tab: (typeof companyTabs)[number]
  readonly q: string
  readonly status: (typeof companyStatuses)[number] | null
  /** ISO country code. */
  readonly country: string | null
  /** Code of an enabled module. */
  readonly module: string | null
  readonly isNew: boolean
}

export const companySearch: SearchCodec<CompanySearch> = {
  parse: ({ tab, q, status, country, module, open }) => ({
    tab: companyTabs.find((known) => known === tab) ?? 'own',
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    status: companyStatuses.find((known) => known === status) ?? null,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null,
    module: typeof module === 'string' && /^[a-z][a-z0-9-]{1,19}$/.test(module) ? module : null,
    isNew: open === 'new',
  }),
  serialise: ({ tab, q, status, country, module, isNew }) => ({
    tab: tab === 'own' ? undefined : tab,
    q: q === '' ? undefined : q,
    status: status ?? undefined,
    country: country ?? undefined,
    module: module ?? undefined,
    open: isNew ? 'new' : undefined,
  }),
}

export function isWanted(company: CompanyRow, { q, status, country, module }: CompanySearch): boolean {
  const words = q.toLowerCase()
  return (
    [company.code, company.name, company.countryCode].some((value) => value.toLowerCase().includes(words)) &&
    (status === null || company.status === status) &&
    (country === null || company.countryCode === country) &&
    (module === null || company.modules.some(({ code }) => code === module))
  )
}
