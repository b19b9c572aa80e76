import { z } from 'zod'
import { document } from '../document.ts'
import { choiceField, dateField, multilineField, shownField } from '../fields.ts'
import { text as menu } from '../procure/menu.text.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf } from '../values.ts'
import { landedBases } from './landed-bases.ts'
import { text } from './landed-cost.text.ts'

const refusals = [
  'purchase.rule_broken',
  'purchase.nothing_to_allocate',
  'purchase.manual_mismatch',
  'purchase.duty_unknown',
  'inventory.measure_missing',
] as const
const posting = [
  'inventory.bad_line',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
] as const
const signed = { min: -Number.MAX_SAFE_INTEGER }

/** Freight, duty and other costs of received goods. Source: docs/guides/purchase.md, Landed cost. */
export const landedCost = document({
  module: 'purchase',
  thing: 'landedCost',
  path: '/procure/landed-costs/',
  api: '/poMaster/landed-cost',
  text,
  menuTitle: menu.purchasing,
  icon: 'coins',
  sortOrder: 9,
  numbers: series({
    key: 'purchase.landed_cost',
    title: text.title,
    prefix: 'LC',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'effectiveOn',
  storeFields: [],
  statuses: ['draft', 'posted', 'final', 'cancelled'],
  fields: {
    chargeTypeId: recordField('procure.charge_type'),
    allocateBy: choiceField(landedBases).default('value'),
    /** Estimate in the company's currency. Blank: the calculated duty. */
    amountMinor: amountField({ min: 1 }).nullable().default(null),
    effectiveOn: dateField(),
    note: multilineField({ max: 2000 }).nullable().default(null),
    lines: linesField(
      'line',
      {
        receiptId: recordField('inventory.receipt'),
        /** Share entered by hand. */
        manualMinor: amountField().nullable().default(null),
        valueMinor: amountField().default(0),
        shareMinor: amountField().default(0),
      },
      { least: 1, most: 100, calculated: ['valueMinor', 'shareMinor'] },
    ),
  },
  shown: {
    supplierInvoiceId: recordField('accounts.supplier_invoice').nullable(),
    actualMinor: amountField().nullable(),
    /** Where the cost went so far: to goods on hand and on their way, and to goods that were sold. */
    stockMinor: amountField(signed).nullable(),
    costOfSalesMinor: amountField(signed).nullable(),
    reason: shownField().nullable(),
  },
  columns: ['chargeTypeId', 'allocateBy', 'effectiveOn', 'amountMinor', 'actualMinor'],
  filters: ['chargeTypeId', 'allocateBy'],
  unfiltered: ['reason'],
  errors: refusals,
  transitions: {
    post: { from: ['draft'], to: ['posted'], event: 'post', isNext: true, errors: [...refusals, ...posting] },
    finalise: {
      from: ['posted'],
      to: ['final'],
      event: 'post',
      isNext: true,
      fields: {
        supplierInvoiceId: recordField('accounts.supplier_invoice'),
        /** Blank: what the invoice has left on the account of accrued landed cost. */
        actualMinor: amountField().nullable().default(null),
      },
      errors: ['purchase.landed_over_bill', ...posting],
    },
    cancel: {
      from: ['posted', 'final'],
      to: ['cancelled'],
      event: 'post',
      fields: { reason: multilineField({ max: 500 }) },
      errors: posting,
    },
  },
})

/** One piece with all its landed costs, beside its selling price without tax in the store that received it. */
const Landed = z.object({
  /** Decimals in the company's currency. */
  unitCost: z.string(),
  /** Null, as the margin: there is no price in the company's currency, or its tax is not known. Units: minor units. */
  priceMinor: z.int().nullable(),
  margin: z.string().nullable(),
  /** Null: a price of 0. */
  marginPpm: z.int().nullable(),
})
export type LandedMargin = z.output<typeof Landed>

const Share = z.object({
  receiptId: idOf('inventory.receipt'),
  receipt: z.string(),
  variantId: idOf('procure.variant'),
  sku: z.string(),
  product: z.string(),
  quantity: z.number(),
  valueMinor: z.int(),
  shareMinor: z.int(),
  /** Of one piece, without and with this share; decimals in the company's currency. */
  unitCost: z.string(),
  landedUnitCost: z.string(),
  /** Parts of the share in stock and in cost of sales; of a draft, if it was posted now. */
  stockMinor: z.int(),
  costOfSalesMinor: z.int(),
  /** Left out without the permission for costs. */
  landed: Landed.optional(),
})
export type LandedShare = z.output<typeof Share>

/** Share of each received line: of a draft as it would be posted now. Units: minor units of the company's currency. */
export const getAllocation = route({
  id: 'purchase.landedCost.allocation',
  method: 'GET',
  path: '/poMaster/landed-cost/{id}/allocation',
  page: landedCost.page,
  event: 'view',
  writes: false,
  errors: ['not_found', ...refusals],
  input: z.strictObject({ id: idOf(landedCost.entity) }),
  output: z.object({ currency: z.string(), shares: z.array(Share) }),
})
