import { z } from 'zod'
import { text as menu } from '../accounts/menu.text.ts'
import { companyLink } from '../accounts/company-link.ts'
import { document } from '../document.ts'
import { dateField, instantField, multilineField, referenceField, shownField, textField } from '../fields.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './netting.text.ts'
import { mostSettledInvoices } from './settled-invoices.ts'

const currency = 'currencyCode'
const calculating = [
  'payments.not_nettable',
  'payments.netting_one_sided',
  'payments.netting_unneeded',
  'payments.over_settled',
] as const
const posting = [
  'payments.over_settled',
  'payments.not_nettable',
  'accounts.link_not_connected',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
] as const

const invoicesOf = (one: 'receivable' | 'payable', invoices: 'accounts.invoice' | 'accounts.supplier_invoice') =>
  linesField(
    one,
    {
      invoiceId: recordField(invoices),
      /** What the netting settles of it. */
      amountMinor: amountField({ currency }).default(0),
    },
    { least: 1, most: mostSettledInvoices, calculated: ['amountMinor'] },
  )

/**
 * Invoices that two connected companies owe each other and that settle each other, up to the smaller sum. Each company has its own document
 * with the same uid. Source: docs/guides/company-links.md, Netting.
 */
export const netting = document({
  module: 'payments',
  thing: 'netting',
  path: '/finance/nettings/',
  api: '/payments/nettings',
  text,
  menuTitle: menu.invoices,
  icon: 'swap',
  sortOrder: 125,
  numbers: series({
    key: 'payments.netting',
    title: text.title,
    prefix: 'NET',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'proposedOn',
  storeFields: [],
  statuses: ['draft', 'proposed', 'withdrawing', 'received', 'posted', 'rejected', 'withdrawn', 'reversed'],
  fields: {
    companyLinkId: recordField(companyLink.entity),
    proposedOn: dateField(),
    /** Blank: the company's currency. */
    currencyCode: referenceField('currency').nullable().default(null),
    /** The partner sees it. */
    note: multilineField({ max: 2000 }).nullable().default(null),
    /** What the partner owes. */
    receivables: invoicesOf('receivable', 'accounts.invoice'),
    /** What is owed to the partner. */
    payables: invoicesOf('payable', 'accounts.supplier_invoice'),
  },
  shown: {
    totalMinor: amountField({ currency }),
    /** Number of the netting at the partner. */
    partnerNumber: shownField().nullable(),
    /** Why it was rejected, by either company. */
    reason: shownField().nullable(),
    settledOn: dateField().nullable(),
    postedAt: instantField().nullable(),
    reversedOn: dateField().nullable(),
  },
  columns: ['companyLinkId', 'proposedOn', 'partnerNumber', 'totalMinor', 'settledOn'],
  filters: ['companyLinkId'],
  unfiltered: ['partnerNumber', 'reason', 'settledOn', 'postedAt', 'reversedOn'],
  papers: [{ name: 'document', title: text.one, signatures: [text.signatureOwn, text.signaturePartner] }],
  errors: ['payments.rule_broken', ...calculating],
  transitions: {
    propose: {
      from: ['draft'],
      to: ['proposed'],
      event: 'post',
      isNext: true,
      errors: ['payments.not_nettable', 'payments.over_settled', 'accounts.link_not_connected'],
    },
    withdraw: { from: ['proposed', 'withdrawing'], to: ['withdrawing', 'withdrawn'], event: 'post' },
    accept: { from: ['received'], to: ['posted'], event: 'post', isNext: true, errors: posting },
    reject: {
      from: ['received'],
      to: ['rejected'],
      event: 'post',
      fields: { reason: textField({ max: 200 }) },
    },
    reverse: {
      from: ['posted'],
      to: ['reversed'],
      event: 'reverse',
      errors: ['accounts.link_not_connected', 'accounts.period_closed'],
    },
  },
})

const Open = z.object({
  invoiceId: z.int(),
  name: z.string(),
  /** Number of the partner's document, or what it was named by. */
  reference: z.string().nullable(),
  issuedOn: BusinessDate,
  dueOn: BusinessDate,
  currency: z.string(),
  /** Units: minor units of the currency. */
  grossMinor: z.int(),
  /** What proposed nettings do not hold already. */
  openMinor: z.int(),
})
export type OpenDocument = z.output<typeof Open>

/** Open invoices of both directions with the partner of a link, those that are due first. At most 500 of each. */
export const getNettable = route({
  id: 'payments.netting.open',
  method: 'GET',
  path: '/payments/nettings/open/{id}',
  page: netting.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(companyLink.entity) }),
  output: z.object({ receivables: z.array(Open), payables: z.array(Open) }),
})
export type Nettable = OutputOfRoute<typeof getNettable>

const chosen = z.array(z.strictObject({ invoiceId: z.int().positive() })).max(mostSettledInvoices)

/** Creates a draft of today from chosen invoices with the partner of a link, in the currency of the first. */
export const draftNetting = route({
  id: 'payments.netting.draft',
  method: 'POST',
  path: '/payments/nettings/draft/{id}',
  page: netting.page,
  event: 'create',
  writes: true,
  errors: ['not_found', ...calculating],
  stale: [netting.routes.list],
  input: z.strictObject({ id: idOf(companyLink.entity), receivables: chosen, payables: chosen }),
  output: z.object({ id: idOf(netting.entity) }),
})
