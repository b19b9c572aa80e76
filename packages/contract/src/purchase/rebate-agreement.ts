import { z } from 'zod'
import { document } from '../document.ts'
import { dateField, multilineField, rateField, referenceField, shownField, textField } from '../fields.ts'
import { text as menu } from '../procure/menu.text.ts'
import { amountField, linesField, recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './rebate-agreement.text.ts'

const currency = 'currency'
const posting = [
  'inventory.bad_line',
  'accounts.period_closed',
  'accounts.rule_missing',
  'accounts.unknown_account',
] as const

/** What a supplier pays back by the turnover of a period. Source: docs/guides/purchase.md, Rebates. */
export const rebateAgreement = document({
  module: 'purchase',
  thing: 'rebateAgreement',
  path: '/procure/rebates/',
  api: '/poMaster/rebates',
  text,
  menuTitle: menu.purchasing,
  icon: 'coins',
  sortOrder: 9,
  numbers: series({
    key: 'purchase.rebate_agreement',
    title: text.title,
    prefix: 'RB',
    padding: 5,
    reset: 'year',
    isPerStore: false,
    isGapless: false,
  }),
  dayField: 'startsOn',
  storeFields: [],
  statuses: ['draft', 'active', 'closed', 'cancelled'],
  fields: {
    supplierId: recordField('procure.supplier'),
    /** Goods received between these days. */
    startsOn: dateField(),
    endsOn: dateField(),
    /** Blank: the currency of the supplier. */
    currency: referenceField('currency').nullable().default(null),
    /** With `categoryId` none: all goods. */
    brandId: recordField('procure.brand').nullable().default(null),
    categoryId: recordField('procure.category').nullable().default(null),
    supplierReference: textField({ max: 60 }).nullable().default(null),
    note: multilineField({ max: 2000 }).nullable().default(null),
    tiers: linesField(
      'tier',
      {
        /** Turnover from which the rate applies, to all of it. */
        fromMinor: amountField({ currency }),
        ratePpm: rateField({ minPpm: 1, maxPpm: 1_000_000 }),
      },
      { least: 1, most: 20 },
    ),
  },
  shown: {
    /** At the last accrual. */
    turnoverMinor: amountField({ currency }),
    reachedPpm: rateField({ maxPpm: 1_000_000 }),
    /** Accrued, and what credit notes settled. */
    earnedMinor: amountField({ currency }),
    creditedMinor: amountField({ currency }),
    /** The same in the company's currency, as booked. */
    accruedMinor: amountField(),
    clearedMinor: amountField(),
    accruedOn: dateField().nullable(),
    reason: shownField().nullable(),
  },
  columns: ['supplierId', 'startsOn', 'endsOn', 'turnoverMinor', 'reachedPpm', 'earnedMinor', 'creditedMinor'],
  filters: ['supplierId', 'brandId', 'categoryId'],
  unfiltered: [
    'turnoverMinor',
    'reachedPpm',
    'earnedMinor',
    'creditedMinor',
    'accruedMinor',
    'clearedMinor',
    'accruedOn',
    'reason',
  ],
  errors: ['purchase.rule_broken'],
  transitions: {
    activate: { from: ['draft'], to: ['active'], event: 'post', isNext: true },
    accrue: { from: ['active'], to: ['active'], event: 'post', isNext: true, errors: posting },
    credit: {
      from: ['active', 'closed'],
      to: ['active', 'closed'],
      event: 'credit',
      fields: {
        storeId: recordField('erp.store'),
        creditReference: textField({ max: 60 }),
        /** Blank: what is accrued and not credited yet, drafts included. */
        amountMinor: amountField({ min: 1, currency }).nullable().default(null),
        taxCodeId: recordField('accounts.tax_code').nullable().default(null),
      },
      errors: [
        'purchase.nothing_to_credit',
        'purchase.over_rebate',
        'accounts.supplier_reference_used',
        'accounts.rate_missing',
      ],
    },
    close: { from: ['active'], to: ['closed'], event: 'post', errors: posting },
    /** Of what is accrued and not credited: the supplier does not pay it. */
    writeOff: {
      from: ['active', 'closed'],
      to: ['closed'],
      event: 'post',
      fields: { reason: multilineField({ max: 500 }) },
      errors: ['purchase.nothing_to_write_off', ...posting],
    },
    cancel: {
      from: ['active'],
      to: ['cancelled'],
      event: 'post',
      fields: { reason: multilineField({ max: 500 }) },
      errors: ['purchase.rebate_credited', ...posting],
    },
  },
})

const Accrual = z.object({
  no: z.int(),
  on: BusinessDate,
  turnoverMinor: z.int(),
  ratePpm: z.int(),
  earnedMinor: z.int(),
  /** In minor units of the company's currency, as `stockMinor`, its part in stock when it was posted. */
  amountMinor: z.int(),
  stockMinor: z.int(),
})
const Credit = z.object({
  id: idOf('accounts.supplier_invoice'),
  name: z.string(),
  status: z.string(),
  netMinor: z.int(),
})

/**
 * Turnover of an agreement as it is now, and what became of it. Units: minor units of the currency of the agreement, those of the company's
 * where it says so.
 */
export const getRebateStanding = route({
  id: 'purchase.rebateAgreement.standing',
  method: 'GET',
  path: '/poMaster/rebates/{id}/standing',
  page: rebateAgreement.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(rebateAgreement.entity) }),
  output: z.object({
    currency: z.string(),
    companyCurrency: z.string(),
    receivedMinor: z.int(),
    returnedMinor: z.int(),
    turnoverMinor: z.int(),
    reachedPpm: z.int(),
    /** Null: the highest tier is reached. */
    next: z.object({ fromMinor: z.int(), ratePpm: z.int(), missingMinor: z.int() }).nullable(),
    earnedMinor: z.int(),
    accruedMinor: z.int(),
    creditedMinor: z.int(),
    accruals: z.array(Accrual),
    credits: z.array(Credit),
  }),
})
export type RebateStanding = OutputOfRoute<typeof getRebateStanding>
