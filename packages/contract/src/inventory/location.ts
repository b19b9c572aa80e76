import { choiceField, codeField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './location.text.ts'
import { text as menu } from './menu.text.ts'

/** Real places; those that postings come from and go to are the ledger's. Source: warehouse.md 3.1; decision 065. */
export const location = master({
  module: 'inventory',
  thing: 'location',
  path: '/wms/locations/',
  api: '/inventory/locations',
  source: 'inventory.real_location',
  text,
  menuTitle: menu.masterData,
  icon: 'map-pin',
  sortOrder: 88,
  // What is printed at the place and scanned there.
  code: codeField({ min: 1, max: 30 }),
  fields: {
    storeId: recordField('erp.store'),
    kind: choiceField(['shelf', 'staging']).default('shelf'),
    /** Where goods of the store are when nobody says otherwise; whoever is chosen takes the place of the one before. */
    isMain: switchField().default(false),
    isAllocatable: switchField().default(true),
    /** Where what arrives damaged is put aside; a store has one such place at most. */
    isDamaged: switchField().default(false),
    blocksIn: switchField().default(false),
    blocksOut: switchField().default(false),
    blockReason: textField({ max: 200 }).nullable().default(null),
  },
  uniqueName: { within: 'storeId' },
  columns: ['storeId', 'kind', 'isMain', 'isAllocatable', 'isDamaged', 'blocksIn', 'blocksOut', 'blockReason'],
  filters: ['storeId', 'kind', 'blocksIn', 'blocksOut'],
  errors: ['inventory.not_empty', 'inventory.main_stays', 'inventory.rule_broken'],
  // What lay at two places was moved at two places.
  without: ['merge'],
})
