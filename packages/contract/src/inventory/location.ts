import { choiceField, codeField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { text } from './location.text.ts'
import { text as menu } from './menu.text.ts'

/**
 * Physical locations; the virtual ones that postings use are created by the ledger.
 * Source: docs/guides/inventory.md, Locations.
 */
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
  // Printed at the location and scanned.
  code: codeField({ min: 1, max: 30 }),
  fields: {
    storeId: recordField('erp.store'),
    kind: choiceField(['shelf', 'staging']).default('shelf'),
    /** Default location of the store; setting it replaces the previous one. */
    isMain: switchField().default(false),
    isAllocatable: switchField().default(true),
    /** Location for goods received damaged; at most one per store. */
    isDamaged: switchField().default(false),
    blocksIn: switchField().default(false),
    blocksOut: switchField().default(false),
    blockReason: textField({ max: 200 }).nullable().default(null),
  },
  uniqueName: { within: 'storeId' },
  columns: ['storeId', 'kind', 'isMain', 'isAllocatable', 'isDamaged', 'blocksIn', 'blocksOut', 'blockReason'],
  filters: ['storeId', 'kind', 'blocksIn', 'blocksOut'],
  errors: ['inventory.not_empty', 'inventory.main_stays', 'inventory.rule_broken'],
  // A merge of locations would merge the moves of two places.
  without: ['merge'],
})
