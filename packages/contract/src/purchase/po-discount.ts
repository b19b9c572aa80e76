import { choiceField, dateField, integerField, rateField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { text as menu } from '../procure/menu.text.ts'
import { quantityField, recordField, recordsField } from '../rich-fields.ts'
import { text } from './po-discount.text.ts'

export const poDiscountKinds = ['line_rate', 'order_rate'] as const

const day = () => dateField().nullable().default(null)

/** Discounts that suppliers grant; they fill blank discounts of purchase orders. Source: docs/guides/purchase.md, Purchase discounts. */
export const poDiscount = master({
  module: 'purchase',
  thing: 'poDiscount',
  path: '/procure/po-discounts/',
  api: '/poMaster/po-discounts',
  text,
  menuTitle: menu.purchasing,
  icon: 'tag',
  sortOrder: 9,
  fields: {
    kind: choiceField(poDiscountKinds).default('line_rate'),
    ratePpm: rateField({ minPpm: 1, maxPpm: 1_000_000 }),
    /** Null: all suppliers. */
    supplierId: recordField('procure.supplier').nullable().default(null),
    /** Of the eligible goods on one order, in stock units. */
    leastQuantity: quantityField().nullable().default(null),
    startsOn: day(),
    endsOn: day(),
    /** Lower applies first. */
    priority: integerField({ min: 0, max: 1000 }).default(100),
    isStackable: switchField().default(false),
    /** With `categories` and `brands` none: all products. */
    products: recordsField('procure.product').default([]),
    categories: recordsField('procure.category').default([]),
    brands: recordsField('procure.brand').default([]),
  },
  columns: ['kind', 'ratePpm', 'supplierId', 'leastQuantity', 'startsOn', 'endsOn'],
  filters: ['kind', 'supplierId'],
  errors: ['purchase.rule_broken'],
  without: ['merge'],
})
