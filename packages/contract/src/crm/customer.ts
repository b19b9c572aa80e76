import { emailField, phoneField } from '../contact-fields.ts'
import { choiceField, dateField, instantField, multilineField, referenceField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { text } from './customer.text.ts'

/** A customer of the company. Its points and sales are kept by module sales. */
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
    /** Gives it price list and payment terms where it has none. */
    customerGroupId: recordField('crm.customer_group').nullable().default(null),
    countryCode: referenceField('country').nullable().default(null),
    email: emailField().nullable().default(null),
    phone: phoneField().nullable().default(null),
    /** To marketing by email; the last decision of `crm.consent`. */
    emailConsent: choiceField(['unknown', 'granted', 'denied']).default('unknown'),
    addressLine1: textField({ max: 120 }).nullable().default(null),
    addressLine2: textField({ max: 120 }).nullable().default(null),
    postcode: textField({ max: 20 }).nullable().default(null),
    city: textField({ max: 80 }).nullable().default(null),
    region: textField({ max: 80 }).nullable().default(null),
    /** VAT id or other tax number. */
    taxNumber: textField({ max: 30 }).nullable().default(null),
    /** Why it is sold to without tax, as it is printed. Blank: it is taxed. */
    taxExemption: textField({ max: 120 }).nullable().default(null),
    taxCertificate: textField({ max: 60 }).nullable().default(null),
    /** First and last day of the exemption. Blank: no limit. */
    taxExemptFrom: dateField().nullable().default(null),
    taxExemptUntil: dateField().nullable().default(null),
    paymentTermId: recordField('erp.payment_term').nullable().default(null),
    /** Of its orders. Blank: that of its group, or of the store. */
    priceListId: recordField('procure.price_list').nullable().default(null),
    /** What it may owe and have on order together. Blank: no limit. Units: minor units of the company's currency. */
    creditLimitMinor: amountField().nullable().default(null),
    locale: choiceField(['en', 'ar']).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
  },
  uniqueName: 'none',
  /** Its personal data was erased then. */
  shown: { erasedAt: instantField().nullable() },
  columns: ['kind', 'customerGroupId', 'countryCode', 'email', 'phone'],
  filters: ['kind', 'customerGroupId', 'countryCode'],
  errors: ['crm.customer_erased', 'crm.limit_of_member', 'crm.rule_broken'],
  events: [
    { code: 'export_personal', risk: 'high' },
    { code: 'erase', risk: 'high' },
  ],
})
