import { dateField, rateField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { master } from '../master.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { text as membership } from './membership.text.ts'
import { text } from './tier.text.ts'

const mostMinor = 1_000_000_000_000

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
    leastTurnoverMinor: amountField({ min: 1, max: mostMinor }),
    /** 1,000,000: points as everybody earns them. */
    pointsPpm: rateField({ minPpm: 1_000_000, maxPpm: 10_000_000 }).default(1_000_000),
  },
  columns: ['leastTurnoverMinor', 'pointsPpm'],
  filters: [],
  errors: ['sales.rule_broken'],
  without: ['merge', 'import'],
})

export const membershipsPage = page({
  module: 'sales',
  path: '/crm/memberships/',
  title: membership.title,
  icon: 'users',
  events: ['export'],
  sortOrder: 17,
  pickers: [tier.entity],
})

/** Customers with their tiers, those who buy most first. */
export const memberships = listing({
  module: 'sales',
  thing: 'membership',
  page: membershipsPage,
  api: '/sales/memberships',
  entity: 'crm.customer',
  source: 'sales.membership_list',
  text: membership,
  fields: {
    name: shownField(),
    code: shownField(),
    tierId: recordField(tier.entity).nullable(),
    since: dateField().nullable(),
    validUntil: dateField().nullable(),
    turnoverMinor: amountField({ min: -mostMinor, max: mostMinor }),
    nextTierId: recordField(tier.entity).nullable(),
    /** Of turnover, until the next tier. */
    missingMinor: amountField({ min: -mostMinor, max: 2 * mostMinor }).nullable(),
    calculatedOn: dateField(),
  },
  titleField: 'name',
  columns: ['tierId', 'since', 'validUntil', 'turnoverMinor', 'nextTierId', 'missingMinor'],
  filters: ['tierId', 'nextTierId'],
  sort: ['name', 'turnoverMinor', 'since', 'validUntil'],
  defaultSort: ['-turnoverMinor'],
  search: { fields: ['name', 'code'] },
})
