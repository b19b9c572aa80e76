import { z } from 'zod'
import { dateField, textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { BuyAmount, Quantity } from './price.ts'
import { listCosts, listProductCosts } from './product-cost.ts'
import { product } from './product.ts'
import { supplierProductId } from './supplier-product.ts'

const priceId = idOf('procure.supplier_price')
const mostLines = 200
/** Maximum prices per answer. */
export const mostSupplierPrices = 2000

/** Purchase price of one base unit by quantity break and period. */
export const SupplierPrice = z.object({
  id: priceId,
  supplierProductId,
  currency: z.string(),
  /** Decimals. */
  minQty: z.string(),
  unitPrice: z.string(),
  validFrom: z.string(),
  /** The last day; null: no end date. */
  validUntil: z.string().nullable(),
  contractNo: z.string().nullable(),
  /** On the current day of the company. */
  state: z.enum(['past', 'today', 'coming']),
  version: Version,
})
export type SupplierPrice = z.output<typeof SupplierPrice>

/** Prices of lines of the supplier catalogue, including past and future ones: the newest of each quantity break first. */
export const listSupplierPrices = route({
  id: 'procure.supplierPrice.list',
  method: 'GET',
  path: '/procure/supplier-prices',
  page: product.page,
  event: 'cost_view',
  writes: false,
  input: z.strictObject({ supplierProductIds: z.array(supplierProductId).min(1).max(mostLines) }),
  output: z.object({ items: z.array(SupplierPrice).max(mostSupplierPrices) }),
})

const values = {
  minQty: Quantity,
  unitPrice: BuyAmount,
  validFrom: dateField(),
  validUntil: dateField().nullable(),
  contractNo: textField({ max: 60 }).nullable(),
}
const writing = {
  page: product.page,
  event: 'cost_edit',
  writes: true,
  stale: [listSupplierPrices, listProductCosts, listCosts],
} as const
const refusals = ['not_found', 'procure.rule_broken', 'procure.price_overlap'] as const

/** Sets a price from a day on: the current one of its quantity break ends the day before, and the new one ends where that would have. */
export const setSupplierPrice = route({
  ...writing,
  id: 'procure.supplierPrice.create',
  method: 'POST',
  path: '/procure/supplier-products/{id}/prices',
  status: 201,
  errors: refusals,
  input: z.strictObject({
    id: supplierProductId,
    minQty: values.minQty.default(1),
    unitPrice: values.unitPrice,
    /** Omitted: today. */
    validFrom: values.validFrom.nullable().default(null),
    validUntil: values.validUntil.default(null),
    contractNo: values.contractNo.default(null),
  }),
  output: SupplierPrice,
})

/** Corrects an existing price. */
export const updateSupplierPrice = route({
  ...writing,
  id: 'procure.supplierPrice.update',
  method: 'PATCH',
  path: '/procure/supplier-prices/{id}',
  errors: ['stale', ...refusals],
  input: z.strictObject({ id: priceId, version: Version, ...z.strictObject(values).partial().shape }),
  output: SupplierPrice,
})

export const deleteSupplierPrice = route({
  ...writing,
  id: 'procure.supplierPrice.delete',
  method: 'POST',
  path: '/procure/supplier-prices/{id}/delete',
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id: priceId, version: Version }),
  output: z.object({ id: priceId }),
})
