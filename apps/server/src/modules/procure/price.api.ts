import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import { text } from '@countinghouse/contract/procure/errors.text'
import {
  changePrice,
  createPrice,
  deletePrice,
  findPriceItems,
  getPriceChoices,
  listProductPrices,
  updatePrice,
} from '@countinghouse/contract/procure/price'
import { resolvePrice } from '@countinghouse/contract/procure/price-resolution'
import { listSurcharges, saveSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import { fail } from '@countinghouse/contract/errors'
import { z } from 'zod'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { requireRecords } from './require-records.ts'
import { requireCostView } from './costs/cost-view.ts'
import { priceForm } from './price-file/price-form.ts'
import { findChoices, findItems, findProductPrices } from './prices/find-prices.ts'
import { readPrice } from './prices/price-rows.ts'
import type { PriceClaim } from './prices/price-errors.ts'
import { failAt, overlapOf } from './prices/price-errors.ts'
import { resolvePrices } from './prices/resolve-prices.ts'
import { findSurcharges, replaceSurcharges } from './prices/surcharges.ts'
import { addPrice, startPrice, editPrice, removePrice } from './prices/write-prices.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listProductPrices, async (ctx, reader, { productId }) => ({
    items: await findProductPrices(ctx, reader, productId),
  })),
  handleRead(findPriceItems, async (ctx, reader, { q }) => ({ items: await findItems(ctx, reader, q) })),
  handleRead(getPriceChoices, (ctx, reader, { productId }) => findChoices(ctx, reader, productId ?? null)),
  handleWrite(createPrice, addPrice),
  handleWrite(updatePrice, editPrice),
  handleWrite(changePrice, startPrice),
  handleWrite(deletePrice, removePrice),
  handleRead(resolvePrice, async (ctx, reader, { variantId, qty, storeId = null, date = null, priceListId = null }) => {
    const question = { companyId: ctx.companyId, priceListId, storeId, day: date }
    const [answer = 'unknown'] = await resolvePrices(reader, question, [{ variantId, qty: String(qty) }])
    if (answer === 'unknown') return fail('not_found')
    if (storeId !== null || priceListId !== null)
      await requireRecords(reader, ctx.companyId, { 'erp.store': storeId, 'procure.price_list': priceListId })
    if (answer === 'missing') return failAt(ctx, 'procure.price_missing', ['variantId'], text.price_missing)
    if (typeof answer.amount === 'string') requireCostView(ctx)
    return answer
  }),
  handleRead(listSurcharges, async (ctx, reader, of) => {
    const items = await findSurcharges(ctx, reader, of)
    if (items.some(({ buyAmount }) => buyAmount !== null)) requireCostView(ctx)
    return { items }
  }),
  handleWrite(saveSurcharges, async (ctx, tx, input) => ({ items: await replaceSurcharges(ctx, tx, input) })),
]

const forms = [priceForm]

/** Input of a price write; a correction contains only the changed fields. */
const Written = z.object({
  id: z.number().nullable().default(null),
  priceListId: z.number().default(0),
  productId: z.number().default(0),
  variantId: z.number().nullable().default(null),
  storeId: z.number().nullable().default(null),
  minQty: z.number().transform(String).optional(),
  validFrom: z.string().nullable().optional(),
  validUntil: z.string().nullable().optional(),
})

/** The constraint detects the overlap, so that concurrent writes get the same error; this adds the message. */
const overlaps: ConstraintRule = async (ctx, reader, input) => {
  const { id, minQty, validFrom, validUntil, ...written } = Written.parse(input)
  const before = id === null ? written : await readPrice(ctx.companyId, reader, id)
  const base = { minQty: '1', validFrom: null, validUntil: null, ...before }
  const claim: PriceClaim = {
    id,
    priceListId: base.priceListId,
    productId: base.productId,
    variantId: base.variantId,
    storeId: base.storeId,
    minQty: minQty ?? base.minQty,
    validFrom: validFrom === undefined ? base.validFrom : validFrom,
    validUntil: validUntil === undefined ? base.validUntil : validUntil,
  }
  return await overlapOf(ctx, reader, claim)
}

const constraintRules: Readonly<Record<string, ConstraintRule>> = { 'procure.price_overlap': overlaps }

/** Purchase prices. */
const guardedDetails = {
  'procure.price': { buyAmount: costPermission },
  'procure.product': { buyingSurcharges: costPermission },
}

export const module = defineModule({ api, forms, constraintRules, guardedDetails })
