import { choiceField, switchField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './till.text.ts'

/** Tills of stores. Source: docs/guides/sales.md, Tills. */
export const till = master({
  module: 'sales',
  thing: 'till',
  path: '/pos/tills/',
  api: '/pos/tills',
  text,
  menuTitle: menu.till,
  icon: 'device-desktop',
  sortOrder: 50,
  fields: {
    storeId: recordField('erp.store'),
    defaultFloatMinor: amountField().default(0),
    toleranceMinor: amountField().default(0),
    isBlind: switchField().default(true),
    /** Of its card terminal at the provider; null: it has none. */
    terminalRef: textField({ max: 120 }).nullable().default(null),
    /** Units: millimetres. */
    receiptWidth: choiceField(['80', '58']).default('80'),
  },
  columns: ['storeId', 'defaultFloatMinor', 'isBlind'],
  filters: ['storeId'],
  errors: ['sales.rule_broken'],
  without: ['merge'],
})
