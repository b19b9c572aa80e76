import { rateField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField } from '../rich-fields.ts'
import { text } from './tier.text.ts'
import { mostTurnoverMinor } from './turnover.ts'

/** Levels of members by turnover, with what their points are multiplied by. Source: docs/guides/crm.md, Memberships. */
export const tier = master({
  module: 'sales',
  thing: 'tier',
  path: '/crm/tiers/',
  api: '/sales/tiers',
  text,
  icon: 'coins',
  sortOrder: 18,
  fields: {
    /** Of twelve months, net of tax. Units: minor units of the company's currency. */
    leastTurnoverMinor: amountField({ min: 1, max: mostTurnoverMinor }),
    /** 1,000,000: points as everybody earns them. */
    pointsPpm: rateField({ minPpm: 1_000_000, maxPpm: 10_000_000 }).default(1_000_000),
  },
  columns: ['leastTurnoverMinor', 'pointsPpm'],
  filters: [],
  errors: ['sales.rule_broken'],
  without: ['merge', 'import'],
})
