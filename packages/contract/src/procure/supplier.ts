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
import { holdScopes, standings } from './supplier-standing.ts'
import { text } from './supplier.text.ts'
import { text as menu } from './menu.text.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const languages = ['en', 'ar', 'de', 'es', 'fr', 'it', 'tr', 'zh'] as const
const types = ['manufacturer', 'wholesaler', 'agent', 'importer', 'consignor', 'service', 'transporter'] as const
/** Source: Incoterms 2020. */
const incoterms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
const wholePpm = 1_000_000
const mostMinor = 99_999_999_999_999
const mostPieces = 999_999_999

const days = () => integerField({ min: 0, max: 730 }).nullable().default(null)
const share = () => rateField({ maxPpm: wholePpm }).nullable().default(null)
const amount = () => amountField({ max: mostMinor, currency: 'currency' }).nullable().default(null)

/** Codes of suppliers for which nobody chose one. */
export const supplierCodes = series({
  key: 'procure.supplier',
  title: text.codes,
  prefix: 'SUP',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

/**
 * Whom the company buys from. How far it may be bought from is its standing, which only calls of their own change.
 */
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
    /** Left empty, it is the next number of the series. */
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
    /** Their files hang at the supplier. */
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
    /** Left empty, it becomes that of the company. */
    currency: referenceField('currency').nullable().default(null),
    paymentTermId: recordField('erp.payment_term').nullable().default(null),
    discountPpm: share(),
    creditLimitMinor: amount(),
    incoterm: choiceField(incoterms).nullable().default(null),
    /** Port, place or address that the incoterm names. */
    incotermPlace: textField({ max: 120 }).nullable().default(null),
    /** From the order until the goods are here. */
    leadTimeDays: days(),
    /** Of the lead time, until the goods leave the factory. */
    productionDays: days(),
    /** How often it is ordered from. */
    reviewDays: integerField({ min: 1, max: 365 }).default(7),
    /** No line: on every day. */
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
    /** Last day of the hold; null: until it is released. */
    holdUntil: dateField().nullable(),
    standingReason: shownField().nullable(),
    approvedAt: instantField().nullable(),
    /** Last day of what expires first; a later document of its kind takes its place. */
    documentsExpireOn: dateField().nullable(),
    /** A bank account waits for a second person. */
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
