import { dateField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { text } from './membership.text.ts'
import { tier } from './tier.ts'
import { mostTurnoverMinor } from './turnover.ts'

export const membershipsPage = page({
  module: 'sales',
  path: '/crm/memberships/',
  title: text.title,
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
  text,
  fields: {
    name: shownField(),
    code: shownField(),
    tierId: recordField(tier.entity).nullable(),
    since: dateField().nullable(),
    validUntil: dateField().nullable(),
    turnoverMinor: amountField({ min: -mostTurnoverMinor, max: mostTurnoverMinor }),
    nextTierId: recordField(tier.entity).nullable(),
    /** Of turnover, until the next tier. */
    missingMinor: amountField({ min: -mostTurnoverMinor, max: 2 * mostTurnoverMinor }).nullable(),
    calculatedOn: dateField(),
  },
  titleField: 'name',
  columns: ['tierId', 'since', 'validUntil', 'turnoverMinor', 'nextTierId', 'missingMinor'],
  filters: ['tierId', 'nextTierId'],
  sort: ['name', 'turnoverMinor', 'since', 'validUntil'],
  defaultSort: ['-turnoverMinor'],
  search: { fields: ['name', 'code'] },
})
