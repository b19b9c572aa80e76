import { choiceField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './charge-type.text.ts'
import { text as menu } from './menu.text.ts'

/** Calculation of the amount. */
export const chargeBases = ['fixed', 'per_unit', 'per_kg', 'per_m3', 'rate_of_value'] as const
/** Allocation method over the lines. */
export const chargeAllocations = ['value', 'qty', 'weight', 'volume'] as const
/** Treatment of the amount: capitalised into item cost, expensed by the company, or recharged to the destination. */
export const chargeTreatments = ['capitalise', 'expense', 'recharge'] as const

/** Additional costs of transfers, with defaults for new charges. */
export const chargeType = master({
  module: 'procure',
  thing: 'chargeType',
  path: '/wms/extracharges/',
  api: '/procure/charge-types',
  text,
  menuTitle: menu.warehouseSetUp,
  icon: 'coins',
  sortOrder: 91,
  fields: {
    basis: choiceField(chargeBases).default('fixed'),
    allocateBy: choiceField(chargeAllocations).default('value'),
    treatment: choiceField(chargeTreatments).default('expense'),
  },
  filters: ['basis', 'allocateBy', 'treatment'],
})
