import { choiceField, rateField } from '../fields.ts'
import { master } from '../master.ts'
import { chargeBases } from '../procure/charge-type.ts'
import { text as menu } from '../procure/menu.text.ts'
import { amountField, recordField } from '../rich-fields.ts'
import { ruleBases } from './landed-bases.ts'
import { text } from './landed-cost-rule.text.ts'

/**
 * Landed costs that are estimated when goods of an order are received; of each charge type the most specific active rule applies.
 * Source: docs/guides/purchase.md, Landed cost.
 */
export const landedCostRule = master({
  module: 'purchase',
  thing: 'landedCostRule',
  path: '/procure/landed-cost-rules/',
  api: '/poMaster/landed-cost-rules',
  text,
  menuTitle: menu.purchasing,
  icon: 'adjustments',
  sortOrder: 9,
  fields: {
    chargeTypeId: recordField('procure.charge_type'),
    /** Null: all suppliers. */
    supplierId: recordField('procure.supplier').nullable().default(null),
    /** Null: all stores. */
    storeId: recordField('erp.store').nullable().default(null),
    /** `duty`: by HS code and origin, calculated and allocated. */
    basis: choiceField([...chargeBases, 'duty']).default('rate_of_value'),
    /** Of the cost of the goods. */
    ratePpm: rateField({ minPpm: 1, maxPpm: 10_000_000 }).nullable().default(null),
    /** In the company's currency, per piece, kilogram or cubic metre. */
    rateMinor: amountField({ min: 1 }).nullable().default(null),
    /** Of each receipt, in the company's currency. */
    amountMinor: amountField({ min: 1 }).nullable().default(null),
    allocateBy: choiceField(ruleBases).default('value'),
  },
  columns: ['chargeTypeId', 'supplierId', 'storeId', 'basis', 'ratePpm', 'rateMinor', 'amountMinor', 'allocateBy'],
  filters: ['chargeTypeId', 'supplierId', 'storeId', 'basis'],
  errors: ['purchase.rule_broken'],
  without: ['merge'],
})
