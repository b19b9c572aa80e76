import { choiceField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './charge-type.text.ts'
import { text as menu } from './menu.text.ts'

/** How an amount comes about. */
export const chargeBases = ['fixed', 'per_unit', 'per_kg', 'per_m3', 'rate_of_value'] as const
/** By what an amount is shared out over lines. */
export const chargeAllocations = ['value', 'qty', 'weight', 'volume'] as const
/** Who bears an amount: the goods, by what they cost; the company; or whoever gets the goods. */
export const chargeTreatments = ['capitalise', 'expense', 'recharge'] as const

/** What moving goods costs beside the goods, and what a new charge of it begins with. Source: procurement.md 2.5; warehouse.md 3.4. */
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
