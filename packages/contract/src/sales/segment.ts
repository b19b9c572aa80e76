import { emailField, phoneField } from '../contact-fields.ts'
import { choiceField, dateField, integerField, referenceField, shownField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { master } from '../master.ts'
import { page } from '../page.ts'
import { amountField, recordField, recordsField } from '../rich-fields.ts'
import { text as member } from './segment-member.text.ts'
import { text } from './segment.text.ts'
import { tier } from './tier.ts'

const kinds = ['person', 'company'] as const
const consents = ['unknown', 'granted', 'denied'] as const
/** Units: days. */
const longest = 3660
const days = () => integerField({ min: 1, max: longest }).nullable().default(null)
const mostMinor = 1_000_000_000_000
const amount = () => amountField({ min: -mostMinor, max: mostMinor }).nullable().default(null)
const count = (min: number) => integerField({ min, max: 1_000_000 }).nullable().default(null)

/** Groups of customers by a rule; promotions may be limited to them. Source: docs/guides/crm.md, Segments. */
export const segment = master({
  module: 'sales',
  thing: 'segment',
  path: '/crm/segments/',
  api: '/sales/segments',
  text,
  icon: 'users',
  sortOrder: 11,
  fields: {
    customerKind: choiceField(kinds).nullable().default(null),
    countryCode: referenceField('country').nullable().default(null),
    city: textField({ max: 80 }).nullable().default(null),
    emailConsent: choiceField(consents).nullable().default(null),
    /** In which turnover and purchases count. Units: days. */
    periodDays: integerField({ min: 1, max: longest }).default(365),
    /** Net of tax, less what came back. Units: minor units of the company's currency. */
    leastTurnoverMinor: amount(),
    mostTurnoverMinor: amount(),
    leastPurchases: count(1),
    mostPurchases: count(0),
    boughtWithinDays: days(),
    notBoughtForDays: days(),
    /** None: anywhere or nowhere. */
    stores: recordsField('erp.store').default([]),
    /** None: any or no list. */
    priceLists: recordsField('procure.price_list').default([]),
    /** None: any or no tier. */
    tiers: recordsField(tier.entity).default([]),
  },
  columns: ['periodDays', 'leastTurnoverMinor', 'leastPurchases', 'boughtWithinDays', 'notBoughtForDays'],
  filters: ['customerKind', 'countryCode'],
  errors: ['sales.rule_broken'],
  without: ['merge', 'import'],
})

export const segmentMembersPage = page({
  module: 'sales',
  path: '/crm/segment-members/',
  title: member.title,
  icon: 'users',
  events: ['export'],
  sortOrder: 12,
  pickers: [segment.entity],
})

/** Customers that meet the rules of segments today. */
export const segmentMembers = listing({
  module: 'sales',
  thing: 'segmentMember',
  page: segmentMembersPage,
  api: '/sales/segment-members',
  text: member,
  fields: {
    name: shownField(),
    code: shownField(),
    segmentId: recordField(segment.entity),
    customerId: recordField('crm.customer'),
    kind: choiceField(kinds),
    countryCode: referenceField('country').nullable(),
    city: textField({ max: 80 }).nullable(),
    email: emailField().nullable(),
    phone: phoneField().nullable(),
    emailConsent: choiceField(consents),
    turnoverMinor: amountField({ min: -mostMinor, max: mostMinor }),
    purchases: integerField({ min: 0, max: 1_000_000_000 }),
    lastOn: dateField().nullable(),
  },
  titleField: 'name',
  columns: ['segmentId', 'turnoverMinor', 'purchases', 'lastOn', 'email', 'emailConsent'],
  filters: ['segmentId', 'emailConsent', 'countryCode'],
  sort: ['name', 'turnoverMinor', 'purchases', 'lastOn'],
  defaultSort: ['-turnoverMinor'],
  search: { fields: ['name'] },
})
