import {
  integerField,
  multilineField,
  rateField,
  referenceField,
  switchField,
  textField,
  urlField,
} from '../fields.ts'
import { master } from '../master.ts'
import { text } from './brand.text.ts'
import { linesField } from '../rich-fields.ts'
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
    website: urlField().nullable().default(null),
    isOwnLabel: switchField().default(false),
    isDiscountAllowed: switchField().default(true),
    maxDiscountPpm: rateField({ maxPpm: 1_000_000 }).nullable().default(null),
    warrantyMonths: integerField({ min: 0, max: 600 }).nullable().default(null),
    description: multilineField({ max: 2000 }).nullable().default(null),
    gs1Prefixes: linesField(
      'gs1Prefix',
      { prefix: digitsField({ min: 4, max: 12 }), note: textField({ max: 120 }).nullable().default(null) },
      { most: 50 },
    ),
  },
  columns: ['countryCode', 'isOwnLabel', 'maxDiscountPpm', 'warrantyMonths'],
  filters: ['countryCode', 'isOwnLabel'],
})
