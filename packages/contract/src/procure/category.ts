import { z } from 'zod'
import { arabicNameField } from '../arabic-name-field.ts'
import { choiceField, integerField, multilineField, rateField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { pictureOf } from '../picture.ts'
import { linesField, recordField } from '../rich-fields.ts'
import { slugField } from './slug-field.ts'
import { text } from './category.text.ts'
import { text as menu } from './menu.text.ts'

const digits = (pattern: RegExp) => z.string().trim().regex(pattern).meta({ widget: 'text' }).nullable().default(null)

/** Maximum number of levels. */
export const mostLevels = 6

/** Source: docs/guides/procure.md, Categories. */
export const category = master({
  module: 'procure',
  thing: 'category',
  path: '/procure/product/category',
  api: '/procure/categories',
  text,
  menuTitle: menu.catalogue,
  icon: 'category',
  sortOrder: 3,
  events: ['move'],
  picture: pictureOf('picture'),
  uniqueName: { within: 'parentId' },
  hasArabicName: true,
  fields: {
    nameAr: arabicNameField({ max: 120 }),
    parentId: recordField('procure.category').nullable().default(null),
    /** Leave blank to derive it from the name. */
    slug: slugField(),
    levelName: textField({ max: 40 }).nullable().default(null),
    /** Whether products can be assigned; `leaf`: only while it has no active subcategories. */
    assignable: choiceField(['leaf', 'always', 'never']).default('leaf'),
    isWebVisible: switchField().default(true),
    defaultTaxClassId: recordField('procure.tax_class').nullable().default(null),
    defaultUnitId: recordField('procure.unit').nullable().default(null),
    defaultSizeScaleId: recordField('procure.size_scale').nullable().default(null),
    hsCode: digits(/^\d{6,10}$/),
    targetMargin: rateField({ maxPpm: 1_000_000 }).nullable().default(null),
    minimumMargin: rateField({ maxPpm: 1_000_000 }).nullable().default(null),
    reorder: choiceField(['auto', 'minmax', 'none']).nullable().default(null),
    returnDays: integerField({ min: 0, max: 3650 }).nullable().default(null),
    buyerId: recordField('erp.app_user').nullable().default(null),
    gpcBrick: digits(/^\d{8}$/),
    feedCategory: textField({ max: 250 }).nullable().default(null),
    seoTitle: textField({ max: 60 }).nullable().default(null),
    seoDescription: textField({ max: 160 }).nullable().default(null),
    description: multilineField({ max: 2000 }).nullable().default(null),
    /**
     * Web attributes of products in this category and its subcategories; the nearest category decides whether they are required.
     */
    attributes: linesField(
      'attribute',
      { webAttributeId: recordField('procure.web_attribute'), isRequired: switchField().default(false) },
      { most: 100 },
    ).default([]),
  },
  columns: ['parentId', 'levelName', 'defaultTaxClassId', 'defaultSizeScaleId', 'targetMargin', 'isWebVisible'],
  filters: ['parentId', 'defaultTaxClassId'],
  errors: ['procure.rule_broken', 'procure.category_cycle', 'procure.category_depth', 'procure.category_has_children'],
})
