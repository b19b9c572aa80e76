import { arabicNameField } from '../arabic-name-field.ts'
import { choiceField, codeField, integerField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './unit.text.ts'
import { text as menu } from './menu.text.ts'

/**
 * A unit of measure. `ratioUnits` of it equal `ratioReference` of the reference unit of its dimension (piece, kilogram, metre,
 * litre): two integers, because a decimal cannot represent every ratio exactly.
 * Source: docs/guides/procure.md, Units and tax classes.
 */
export const unit = master({
  module: 'procure',
  thing: 'unit',
  path: '/procure/units/',
  api: '/procure/units',
  text,
  menuTitle: menu.masterData,
  icon: 'ruler-measure',
  sortOrder: 80,
  // One letter is enough: M, L.
  code: codeField({ min: 1 }),
  hasArabicName: true,
  fields: {
    nameAr: arabicNameField({ max: 120 }),
    dimension: choiceField(['count', 'mass', 'length', 'volume']),
    decimals: integerField({ min: 0, max: 4 }).default(0),
    ratioUnits: integerField({ min: 1, max: 1_000_000_000 }).default(1),
    ratioReference: integerField({ min: 1, max: 1_000_000_000 }).default(1),
  },
  columns: ['dimension', 'decimals', 'ratioUnits', 'ratioReference'],
  filters: ['dimension'],
  errors: ['procure.unit_locked', 'procure.unit_differs'],
})
