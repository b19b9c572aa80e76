import { choiceField, multilineField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './tax-class.text.ts'
import { text as menu } from './menu.text.ts'

/** Tax treatment of goods, without a rate: rates differ by country and date and are part of the tax rules. */
export const taxClass = master({
  module: 'procure',
  thing: 'taxClass',
  path: '/procure/tax-classes/',
  api: '/procure/tax-classes',
  text,
  menuTitle: menu.masterData,
  icon: 'receipt',
  sortOrder: 90,
  fields: {
    kind: choiceField(['standard', 'reduced', 'zero', 'exempt']),
    description: multilineField({ max: 2000 }).nullable().default(null),
  },
  columns: ['kind'],
  filters: ['kind'],
})
