import { emailField, phoneField } from '../contact-fields.ts'
import { choiceField, dateField, integerField, referenceField, shownField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { text } from './segment-member.text.ts'
import { consents, customerKinds, segment } from './segment.ts'
import { mostTurnoverMinor } from './turnover.ts'

export const segmentMembersPage = page({
  module: 'sales',
  path: '/crm/segment-members/',
  title: text.title,
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
  text,
  fields: {
    name: shownField(),
    code: shownField(),
    segmentId: recordField(segment.entity),
    customerId: recordField('crm.customer'),
    kind: choiceField(customerKinds),
    countryCode: referenceField('country').nullable(),
    city: textField({ max: 80 }).nullable(),
    email: emailField().nullable(),
    phone: phoneField().nullable(),
    emailConsent: choiceField(consents),
    turnoverMinor: amountField({ min: -mostTurnoverMinor, max: mostTurnoverMinor }),
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
