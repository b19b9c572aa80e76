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
/** How many prices are answered together. */
export const mostSupplierPrices = 2000

/** What a supplier asks for one base unit from a quantity on, for a period. */
export const SupplierPrice = z.object({
  id: priceId,
  supplierProductId,
  currency: z.string(),
  /** Decimals. */
  minQty: z.string(),
  unitPrice: z.string(),
  validFrom: z.string(),
  /** The last day; null: until it is closed. */
  validUntil: z.string().nullable(),
  contractNo: z.string().nullable(),
  /** On the day of the company. */
  state: z.enum(['past', 'today', 'coming']),
  version: Version,
})
export type SupplierPrice = z.output<typeof SupplierPrice>

/** The prices of lines of the supplier catalogue, past and coming ones too: the newest of each quantity first. */
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

/** A price from a day on: the one of its quantity that runs ends the day before, and the new one where that would have. */
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
    /** Left out: today. */
    validFrom: values.validFrom.nullable().default(null),
    validUntil: values.validUntil.default(null),
    contractNo: values.contractNo.default(null),
  }),
  output: SupplierPrice,
})

/** Corrects a price itself. */
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
