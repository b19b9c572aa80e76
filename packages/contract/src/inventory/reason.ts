import { choiceField, switchField } from '../fields.ts'
import { master } from '../master.ts'
import { text as menu } from './menu.text.ts'
import { text } from './reason.text.ts'

/** Reason codes of manual stock changes. */
export const reason = master({
  module: 'inventory',
  thing: 'reason',
  path: '/wms/reasons/',
  api: '/inventory/reasons',
  text,
  menuTitle: menu.masterData,
  icon: 'flag',
  sortOrder: 90,
  fields: {
    direction: choiceField(['both', 'in', 'out']).default('both'),
    needsNote: switchField().default(false),
  },
  filters: ['direction'],
})
