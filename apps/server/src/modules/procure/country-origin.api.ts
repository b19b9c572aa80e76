import { countryOrigin } from '@countinghouse/contract/procure/country-origin'
import type { MasterGuard } from '../../platform/context.ts'
import { requireOpenCountry } from './places/open-country.ts'

/** Nothing new begins with a country that the company does not trade with. */
const ofOpenCountry: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    const country = after?.['country'] ?? before?.['country']
    const isNew = verb === 'create' || verb === 'activate' || (verb === 'edit' && country !== before?.['country'])
    if (isNew && typeof country === 'string') await requireOpenCountry(ctx, tx, country)
  },
}

export const guards = { [countryOrigin.entity]: ofOpenCountry }
