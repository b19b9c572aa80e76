import { choiceField, multilineField, rateField, referenceField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField, recordsField } from '../rich-fields.ts'
import { text } from './price-list.text.ts'
import { text as menu } from './menu.text.ts'

export const priceKinds = ['retail', 'trade', 'staff', 'buy'] as const
/** Price ending: decimals of a derived price; `none`: unchanged. */
export const priceEndings = ['none', '00', '95', '99'] as const
export const endingModes = ['nearest', 'up', 'down'] as const

/** Source: docs/guides/procure.md, Prices. */
export const priceList = master({
  module: 'procure',
  thing: 'priceList',
  path: '/procure/price-lists/',
  api: '/procure/price-lists',
  text,
  menuTitle: menu.catalogue,
  icon: 'tag',
  sortOrder: 4,
  fields: {
    kind: choiceField(priceKinds).default('retail'),
    currency: referenceField('currency'),
    taxIncluded: switchField().default(true),
    /** Used by stores without a list of their own; a company always has exactly one. */
    isDefault: switchField().default(false),
    /** A store belongs to one list at most. */
    stores: recordsField('erp.store').default([]),
    /** Source of missing prices; has the same type and currency. */
    parentId: recordField('procure.price_list').nullable().default(null),
    /** Change of parent prices. */
    adjust: rateField({ minPpm: -1_000_000, maxPpm: 10_000_000 }).default(0),
    ending: choiceField(priceEndings).default('none'),
    endingMode: choiceField(endingModes).default('nearest'),
    description: multilineField({ max: 2000 }).nullable().default(null),
  },
  columns: ['kind', 'currency', 'taxIncluded', 'isDefault', 'stores', 'parentId', 'adjust', 'ending'],
  filters: ['kind', 'currency'],
  errors: [
    'procure.rule_broken',
    'procure.list_locked',
    'procure.list_parent',
    'procure.list_cycle',
    'procure.list_default',
    'procure.store_has_list',
  ],
  without: ['merge'],
})
