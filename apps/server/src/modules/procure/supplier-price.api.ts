import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import {
  deleteSupplierPrice,
  listSupplierPrices,
  mostSupplierPrices,
  setSupplierPrice,
  updateSupplierPrice,
} from '@countinghouse/contract/procure/supplier-price'
import { z } from 'zod'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { supplierOverlapOf } from './suppliers/supplier-price-overlap.ts'
import {
  startSupplierPrice,
  editSupplierPrice,
  findSupplierPrices,
  removeSupplierPrice,
} from './suppliers/supplier-prices.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listSupplierPrices, async (ctx, reader, { supplierProductIds }) => ({
    items: await findSupplierPrices(ctx, reader, supplierProductIds, mostSupplierPrices),
  })),
  handleWrite(setSupplierPrice, startSupplierPrice),
  handleWrite(updateSupplierPrice, editSupplierPrice),
  handleWrite(deleteSupplierPrice, removeSupplierPrice),
]

const guardedDetails = { 'procure.supplier_price': { unitPrice: costPermission } }

/** Audited values of a price write; a correction has only the changed ones. */
const Written = z.object({
  id: z.number(),
  version: z.number().optional(),
  minQty: z.number().optional(),
  validFrom: z.string().nullable().optional(),
  validUntil: z.string().nullable().optional(),
})

const overlaps: ConstraintRule = async (ctx, reader, input) =>
  await supplierOverlapOf(ctx, reader, Written.parse(input))

const constraintRules: Readonly<Record<string, ConstraintRule>> = { 'procure.supplier_price_overlap': overlaps }

export const module = defineModule({ api, guardedDetails, constraintRules })
