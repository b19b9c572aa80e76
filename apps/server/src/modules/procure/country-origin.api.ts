import { countryOrigin } from '@countinghouse/contract/procure/country-origin'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { requireOpenCountry } from './geography/open-country.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** New references require a country the company trades with. */
const ofOpenCountry: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    const country = after?.['country'] ?? before?.['country']
    const isNew = verb === 'create' || verb === 'activate' || (verb === 'edit' && country !== before?.['country'])
    if (isNew && typeof country === 'string') await requireOpenCountry(ctx, tx, country)
  },
}

const guards = { [countryOrigin.entity]: ofOpenCountry }

export const module = defineModule({ guards })
