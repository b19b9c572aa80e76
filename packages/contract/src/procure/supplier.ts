import { z } from 'zod'
import { emailField, phoneField } from '../contact-fields.ts'
import {
  choiceField,
  codeField,
  dateField,
  instantField,
  integerField,
  multilineField,
  rateField,
  referenceField,
  shownField,
  switchField,
  textField,
  urlField,
} from '../fields.ts'
import { master } from '../master.ts'
import { amountField, linesField, recordField, timeField } from '../rich-fields.ts'
import { series } from '../series.ts'
import { incoterms } from './incoterms.ts'
import { holdScopes, standings } from './supplier-standing.ts'
import { text } from './supplier.text.ts'
import { text as menu } from './menu.text.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const languages = ['en', 'ar', 'de', 'es', 'fr', 'it', 'tr', 'zh'] as const
const types = ['manufacturer', 'wholesaler', 'agent', 'importer', 'consignor', 'service', 'transporter'] as const
const wholePpm = 1_000_000
const mostMinor = 99_999_999_999_999
const mostPieces = 999_999_999

const days = () => integerField({ min: 0, max: 730 }).nullable().default(null)
const share = () => rateField({ maxPpm: wholePpm }).nullable().default(null)
const amount = () => amountField({ max: mostMinor, currency: 'currency' }).nullable().default(null)

/** Number series for suppliers without an entered code. */
export const supplierCodes = series({
  key: 'procure.supplier',
  title: text.codes,
  prefix: 'SUP',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

/** A supplier of the company. Its supplier status is changed only by operations of its own. */
export const supplier = master({
  module: 'procure',
  thing: 'supplier',
  path: '/procure/supplier/',
  api: '/procure/suppliers',
  text,
  menuTitle: menu.purchasing,
  icon: 'truck-delivery',
  sortOrder: 8,
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    legalName: textField({ max: 160 }).nullable().default(null),
    type: choiceField(types).default('wholesaler'),
    kind: choiceField(['goods', 'freight', 'customs', 'service']).default('goods'),
    supplierGroup: textField({ max: 60 }).nullable().default(null),
    taxNumber: textField({ max: 30 }).nullable().default(null),
    registrationNo: textField({ max: 40 }).nullable().default(null),
    countryCode: referenceField('country').nullable().default(null),
    /** GS1 Global Location Number. */
    gln: z
      .string()
      .regex(/^\d{13}$/)
      .meta({ widget: 'text' })
      .nullable()
      .default(null),
    language: choiceField(languages).default('en'),
    website: urlField().nullable().default(null),
    note: multilineField({ max: 4000 }).nullable().default(null),
    contacts: linesField(
      'contact',
      {
        role: choiceField(['sales', 'orders', 'accounts', 'quality', 'logistics', 'management']).default('sales'),
        name: textField({ max: 120 }),
        email: emailField().nullable().default(null),
        phone: phoneField().nullable().default(null),
        language: choiceField(languages).default('en'),
        receivesOrders: switchField().default(false),
      },
      { most: 50 },
    ).default([]),
    addresses: linesField(
      'address',
      {
        kind: choiceField(['office', 'factory', 'pickup', 'returns']).default('office'),
        line: textField({ max: 160 }),
        postcode: textField({ max: 20 }).nullable().default(null),
        city: textField({ max: 80 }),
        region: textField({ max: 80 }).nullable().default(null),
        country: referenceField('country').nullable().default(null),
      },
      { most: 30 },
    ).default([]),
    /** Their files are attached to the supplier. */
    documents: linesField(
      'document',
      {
        kind: choiceField(['contract', 'certificate', 'audit']).default('certificate'),
        number: textField({ max: 60 }).nullable().default(null),
        validFrom: dateField().nullable().default(null),
        validTo: dateField().nullable().default(null),
        isRequired: switchField().default(false),
      },
      { most: 50 },
    ).default([]),
    /** Blank: the currency of the company. */
    currency: referenceField('currency').nullable().default(null),
    paymentTermId: recordField('erp.payment_term').nullable().default(null),
    discountPpm: share(),
    creditLimitMinor: amount(),
    incoterm: choiceField(incoterms).nullable().default(null),
    /** Named place of the Incoterm: port, place or address. */
    incotermPlace: textField({ max: 120 }).nullable().default(null),
    /** From order to receipt of the goods. */
    leadTimeDays: days(),
    /** Part of the lead time, until the goods leave the factory. */
    productionDays: days(),
    /** Days between orders. */
    reviewDays: integerField({ min: 1, max: 365 }).default(7),
    /** No lines: every day. */
    orderDays: linesField(
      'order_day',
      { weekday: choiceField(weekdays).default('monday'), until: timeField().nullable().default(null) },
      { most: 7 },
    ).default([]),
    holidays: linesField('holiday', {
      from: dateField(),
      to: dateField(),
      reason: textField({ max: 80 }).nullable().default(null),
    }).default([]),
    moqValueMinor: amount(),
    moqQuantity: integerField({ min: 1, max: mostPieces }).nullable().default(null),
    orderMultiple: integerField({ min: 1, max: mostPieces }).nullable().default(null),
    freeFreightMinor: amount(),
    overReceiptPpm: share(),
    underReceiptPpm: share(),
    pricePpm: share(),
    priceToleranceMinor: amount(),
    isConsignment: switchField().default(false),
    commissionPpm: share(),
    returnsPolicy: multilineField({ max: 2000 }).nullable().default(null),
  },
  shown: {
    standing: choiceField(standings),
    holdScope: choiceField(holdScopes).nullable(),
    /** Last day of the hold; null: until released. */
    holdUntil: dateField().nullable(),
    standingReason: shownField().nullable(),
    approvedAt: instantField().nullable(),
    /** Earliest expiry of a document; a later document of the same type replaces it. */
    documentsExpireOn: dateField().nullable(),
    /** A bank account is pending confirmation. */
    hasPendingAccount: switchField(),
  },
  columns: ['standing', 'countryCode', 'currency', 'paymentTermId', 'leadTimeDays'],
  filters: ['standing', 'type', 'kind', 'countryCode'],
  errors: ['procure.rule_broken', 'procure.bank_account_open'],
  events: [
    { code: 'approve', risk: 'high' },
    { code: 'hold' },
    { code: 'block', risk: 'high' },
    { code: 'bank_edit', dependsOn: 'edit' },
    { code: 'bank_confirm', risk: 'high', apartFrom: ['supplier:bank_edit'] },
    { code: 'bank_view', risk: 'high' },
  ],
})
