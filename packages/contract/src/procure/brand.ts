import { z } from 'zod'
import { arabicNameField } from '../arabic-name-field.ts'
import { integerField, multilineField, rateField, referenceField, switchField, textField, urlField } from '../fields.ts'
import { master } from '../master.ts'
import { pictureOf } from '../picture.ts'
import { linesField, recordField, recordsField } from '../rich-fields.ts'
import { text } from './brand.text.ts'
import { text as menu } from './menu.text.ts'
import { slugField } from './slug-field.ts'

const wholePpm = 1_000_000
/** Source: GS1 General Specifications, GS1 Company Prefix. */
const gs1Prefix = z
  .string()
  .trim()
  .regex(/^\d{4,12}$/)
  .meta({ widget: 'text' })

/** Source: docs/guides/procure.md, Brands and seasons. */
export const brand = master({
  module: 'procure',
  thing: 'brand',
  path: '/procure/brand/',
  api: '/procure/brands',
  text,
  menuTitle: menu.masterData,
  icon: 'tag',
  sortOrder: 10,
  picture: pictureOf('logo'),
  hasArabicName: true,
  fields: {
    nameAr: arabicNameField({ max: 120 }),
    countryCode: referenceField('country').nullable().default(null),
    supplierId: recordField('procure.supplier').nullable().default(null),
    website: urlField().nullable().default(null),
    isOwnLabel: switchField().default(false),
    isDiscountAllowed: switchField().default(true),
    maxDiscountPpm: rateField({ maxPpm: wholePpm }).nullable().default(null),
    warrantyMonths: integerField({ min: 0, max: 600 }).nullable().default(null),
    description: multilineField({ max: 2000 }).nullable().default(null),
    ownerSupplierId: recordField('procure.supplier').nullable().default(null),
    supplierIds: recordsField('procure.supplier').default([]),
    gs1Prefixes: linesField('gs1_prefix', { prefix: gs1Prefix }, { most: 20 }).default([]),
    hasMinimumAdvertisedPrice: switchField().default(false),
    targetMargin: rateField({ maxPpm: wholePpm }).nullable().default(null),
    /** Leave blank to derive it from the name. */
    slug: slugField(),
    seoTitle: textField({ max: 60 }).nullable().default(null),
    seoDescription: textField({ max: 160 }).nullable().default(null),
    /** Sort order in shops; the lowest comes first. */
    sortOrder: integerField({ min: 0, max: 1_000_000 }).default(0),
  },
  shown: { hasLogo: switchField() },
  columns: ['countryCode', 'isOwnLabel', 'maxDiscountPpm', 'warrantyMonths'],
  filters: ['countryCode', 'isOwnLabel', 'supplierId', 'hasLogo'],
  errors: ['procure.rule_broken'],
})
