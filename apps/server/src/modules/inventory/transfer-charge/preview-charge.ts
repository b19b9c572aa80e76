import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Charge, ChargeShare, previewCharge as route } from '@countinghouse/contract/inventory/transfer-charge'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader } from '../../../platform/db.ts'
import { readDocument } from '../../../platform/document.ts'
import { judgeAmount } from './judge-charge.ts'
import type { Measures } from './measures.ts'
import { readGoods } from './read-goods.ts'
import type { Goods } from './share-charge.ts'
import { amountOf, shareCharge } from './share-charge.ts'

/** Throws: not_found, also where the caller works in neither store; what judgeAmount, amountOf and shareCharge do. */
export async function previewCharge(
  ctx: Ctx,
  reader: Reader,
  { id, transferShipmentId, ...charge }: InputOfRoute<typeof route>,
): Promise<OutputOfRoute<typeof route>> {
  await readDocument(ctx, reader, managedTransfer, id)
  judgeAmount(ctx, charge)
  const { goods, measures, digits } = await readGoods(ctx, reader, { transferId: id, transferShipmentId })
  const amountMinor = amountOf(ctx, charge, goods, { measures, digits })
  return { amountMinor, shares: sharesOf(ctx, { ...charge, amountMinor }, goods, measures) }
}

function sharesOf(
  ctx: Ctx,
  charge: Pick<Charge, 'amountMinor' | 'allocateBy'>,
  goods: readonly Goods[],
  measures: Measures,
): ChargeShare[] {
  const shares = shareCharge(ctx, charge, goods, measures)
  return goods.map(({ variantId, quantity }, index) => {
    const { product = '', sku = '' } = measures.get(variantId) ?? {}
    return { variantId, product, sku, quantity, shareMinor: shares[index] ?? 0 }
  })
}
