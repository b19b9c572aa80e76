import { portFunctions } from '@countinghouse/contract/procure/world-ports'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'

export type WorldPortsSearch = {
  readonly q: string
  /** ISO code. */
  readonly country: string | null
  readonly has: (typeof portFunctions)[number] | null
}

export const worldPortsSearch: SearchCodec<WorldPortsSearch> = {
  parse: ({ q, country, has }) => ({
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null,
    has: portFunctions.find((known) => known === has) ?? null,
  }),
  serialise: ({ q, country, has }) => ({
    q: q === '' ? undefined : q,
    country: country ?? undefined,
    has: has ?? undefined,
  }),
}
