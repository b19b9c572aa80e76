import { dateField, integerField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './coupon.text.ts'
import { text as menu } from './menu.text.ts'

/** Codes that apply a promotion. Source: docs/guides/sales.md, Promotions. */
export const coupon = master({
  module: 'sales',
  thing: 'coupon',
  path: '/sales/coupons/',
  api: '/sales/coupons',
  text,
  menuTitle: menu.offers,
  icon: 'tag',
  sortOrder: 61,
  fields: {
    promotionId: recordField('sales.promotion'),
    /** Blank: any number of times. */
    usageLimit: integerField({ min: 1, max: 1_000_000 }).nullable().default(null),
    endsOn: dateField().nullable().default(null),
  },
  uniqueName: 'none',
  shown: { usageCount: integerField({ min: 0, max: 1_000_000_000 }) },
  columns: ['promotionId', 'usageLimit', 'usageCount', 'endsOn'],
  filters: ['promotionId'],
  errors: ['sales.rule_broken'],
  without: ['merge'],
})
