import { rateField } from '../fields.ts'
import { master } from '../master.ts'
import { text as menu } from '../procure/menu.text.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './season-profile.text.ts'

const factor = () => rateField({ minPpm: 10_000, maxPpm: 10_000_000 }).default(1_000_000)

/** Sales of each month against those of a mean month; the most specific active profile applies. Source: docs/guides/purchase.md, Replenishment. */
export const seasonProfile = master({
  module: 'purchase',
  thing: 'seasonProfile',
  path: '/procure/season-profiles/',
  api: '/poMaster/season-profiles',
  text,
  menuTitle: menu.purchasing,
  icon: 'calendar',
  sortOrder: 9,
  fields: {
    /** Null: all stores. */
    storeId: recordField('erp.store').nullable().default(null),
    /** With the categories below it. Null, as `productId`: all products. */
    categoryId: recordField('procure.category').nullable().default(null),
    productId: recordField('procure.product').nullable().default(null),
    january: factor(),
    february: factor(),
    march: factor(),
    april: factor(),
    may: factor(),
    june: factor(),
    july: factor(),
    august: factor(),
    september: factor(),
    october: factor(),
    november: factor(),
    december: factor(),
  },
  columns: ['storeId', 'categoryId', 'productId', 'january', 'april', 'july', 'october'],
  filters: ['storeId', 'categoryId', 'productId'],
  errors: ['purchase.rule_broken'],
  without: ['merge'],
})
