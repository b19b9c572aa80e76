import { emailField, phoneField } from '../contact-fields.ts'
import { choiceField, multilineField, referenceField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './customer.text.ts'

/** A customer of the company. Loyalty, consent and sales figures follow with the CRM module. */
export const customer = master({
  module: 'crm',
  thing: 'customer',
  path: '/crm/customers/',
  api: '/crm/customers',
  text,
  icon: 'users',
  sortOrder: 10,
  fields: {
    kind: choiceField(['person', 'company']).default('person'),
    countryCode: referenceField('country').nullable().default(null),
    email: emailField().nullable().default(null),
    phone: phoneField().nullable().default(null),
    locale: choiceField(['en', 'ar']).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
  },
  uniqueName: 'none',
  columns: ['kind', 'countryCode', 'email', 'phone'],
  filters: ['kind', 'countryCode'],
})
