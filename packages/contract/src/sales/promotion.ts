import { promotionDays, promotionKinds } from '@countinghouse/kernel/promotion-kinds'
import { choiceField, dateField, integerField, rateField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, linesField, recordsField, timeField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './promotion.text.ts'

const day = () => dateField().nullable().default(null)
const amount = () => amountField({ min: 1 }).nullable().default(null)
const pieces = () => integerField({ min: 1, max: 100 }).nullable().default(null)

/** Discounts that apply by themselves or by a coupon. Source: docs/guides/sales.md, Promotions. */
export const promotion = master({
  module: 'sales',
  thing: 'promotion',
  path: '/sales/promotions/',
  api: '/sales/promotions',
  text,
  menuTitle: menu.offers,
  icon: 'tag',
  sortOrder: 60,
  fields: {
    kind: choiceField(promotionKinds).default('line_percent'),
    /** Of percentages, and of the pieces that are got. */
    ratePpm: rateField({ maxPpm: 1_000_000 }).nullable().default(null),
    /** Off each piece, the price of a piece or of a bundle, or off the receipt. */
    amountMinor: amount(),
    /** Of a bundle: its pieces. */
    buyQuantity: pieces(),
    getQuantity: pieces(),
    /** Of a receipt: least sum of the eligible lines. */
    leastMinor: amount(),
    startsOn: day(),
    endsOn: day(),
    /** By the clock of the store; none: all day. */
    times: linesField(
      'time',
      {
        weekday: choiceField(promotionDays).default('daily'),
        startsAt: timeField().nullable().default(null),
        endsAt: timeField().nullable().default(null),
      },
      { most: 21 },
    ).default([]),
    /** Off one receipt. */
    mostMinor: amount(),
    /** Receipts in all. */
    usageLimit: integerField({ min: 1, max: 1_000_000 }).nullable().default(null),
    /** Taken off in all. */
    budgetMinor: amount(),
    /** Receipts of a customer; it applies to known customers only. */
    customerLimit: integerField({ min: 1, max: 1000 }).nullable().default(null),
    needsCoupon: switchField().default(false),
    isStackable: switchField().default(false),
    /** Of each group only the best for the customer applies. */
    stackGroup: textField({ max: 40 }).default('default'),
    /** Lower applies first. */
    priority: integerField({ min: 0, max: 1000 }).default(100),
    combinesWithManual: switchField().default(false),
    /** None: all stores. */
    stores: recordsField('erp.store').default([]),
    /** None: all customers, known or not. */
    segments: recordsField('sales.segment').default([]),
    /** With `categories` and `brands` none: all products. */
    products: recordsField('procure.product').default([]),
    categories: recordsField('procure.category').default([]),
    brands: recordsField('procure.brand').default([]),
  },
  /** While it has one of these three limits. */
  shown: { usageCount: integerField({ min: 0, max: 1_000_000_000 }), usedMinor: amountField() },
  columns: ['kind', 'ratePpm', 'amountMinor', 'startsOn', 'endsOn', 'needsCoupon'],
  filters: ['kind', 'needsCoupon'],
  errors: ['sales.rule_broken'],
  without: ['merge'],
})
