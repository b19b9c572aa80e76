import { choiceField, codeField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField, recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './web-attribute.text.ts'

export const attributeTypes = ['text', 'richtext', 'number', 'bool', 'select', 'multiselect', 'date', 'asset'] as const
export type AttributeType = (typeof attributeTypes)[number]

/** An attribute of products on the web, required by categories. Source: docs/guides/procure.md, Web attributes. */
export const webAttribute = master({
  module: 'procure',
  thing: 'webAttribute',
  path: '/procure/web-attributes/',
  api: '/procure/web-attributes',
  text,
  menuTitle: menu.catalogue,
  icon: 'world',
  sortOrder: 7,
  fields: {
    nameAr: textField({ max: 120 }).nullable().default(null),
    type: choiceField(attributeTypes),
    unitId: recordField('procure.unit').nullable().default(null),
    isFilterable: switchField().default(false),
    isSearchable: switchField().default(false),
    isOfVariants: switchField().default(false),
    isLocalized: switchField().default(false),
    /** For choices; a key does not change with its label. */
    options: linesField(
      'option',
      {
        key: codeField({ min: 1, max: 40 }),
        label: textField({ max: 120 }),
        labelAr: textField({ max: 120 }).nullable().default(null),
      },
      { most: 500 },
    ).default([]),
  },
  columns: ['type', 'unitId', 'isFilterable', 'isSearchable', 'isOfVariants', 'isLocalized'],
  filters: ['type'],
  errors: [
    'procure.rule_broken',
    'procure.attribute_options',
    'procure.attribute_in_use',
    'procure.attribute_has_values',
  ],
})
