import { integerField, multilineField, rateField, referenceField, switchField, urlField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './brand.text.ts'
import { text as menu } from './menu.text.ts'

export const brand = master({
  module: 'procure',
  thing: 'brand',
  path: '/procure/brand/',
  api: '/procure/brands',
  text,
  menuTitle: menu.masterData,
  icon: 'tag',
  sortOrder: 10,
  fields: {
    countryCode: referenceField('country').nullable().default(null),
    supplierId: recordField('procure.supplier').nullable().default(null),
    website: urlField().nullable().default(null),
    isOwnLabel: switchField().default(false),
    isDiscountAllowed: switchField().default(true),
    maxDiscountPpm: rateField({ maxPpm: 1_000_000 }).nullable().default(null),
    warrantyMonths: integerField({ min: 0, max: 600 }).nullable().default(null),
    description: multilineField({ max: 2000 }).nullable().default(null),
  },
  columns: ['countryCode', 'isOwnLabel', 'maxDiscountPpm', 'warrantyMonths'],
  filters: ['countryCode', 'isOwnLabel'],
})
