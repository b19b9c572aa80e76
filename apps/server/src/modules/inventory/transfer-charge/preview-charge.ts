import { fail } from '@countinghouse/contract/errors'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import type { Charge, ChargeShare, previewCharge as route } from '@countinghouse/contract/inventory/transfer-charge'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { validateAmount, requireCosts } from './validate-charge.ts'
import type { Measures } from './measures.ts'
import { readGoods } from './read-goods.ts'
import type { Goods } from './apportion-charge.ts'
import { amountOf, apportionCharge } from './apportion-charge.ts'

/**
 * Throws: not_found, also without access to either store or for a shipment of another transfer; what validateAmount, requireCosts, amountOf
 * and apportionCharge throw.
 */
export async function previewCharge(
  ctx: Ctx,
  reader: Reader,
  { id, transferShipmentId, ...charge }: InputOfRoute<typeof route>,
): Promise<OutputOfRoute<typeof route>> {
  await readDocument(ctx, reader, managedTransfer, id)
  if (transferShipmentId !== null) await requireShipment(ctx, reader, { transferId: id, transferShipmentId })
  validateAmount(ctx, charge)
  if (charge.allocateBy === 'value') requireCosts(ctx)
  const { goods, measures, digits } = await readGoods(ctx, reader, { transferId: id, transferShipmentId })
  const amountMinor = amountOf(ctx, charge, goods, { measures, digits })
  return { amountMinor, shares: sharesOf(ctx, { ...charge, amountMinor }, goods, measures) }
}

type Part = { readonly transferId: number; readonly transferShipmentId: number }

/** Throws: not_found. */
async function requireShipment({ companyId }: Ctx, reader: Reader, part: Part): Promise<void> {
  const { rows } = await sql`
    select 1 from inventory.transfer_shipment s
    where s.company_id = ${companyId} and s.transfer_id = ${part.transferId} and s.id = ${part.transferShipmentId}`.execute(
    reader,
  )
  if (rows.length === 0) fail('not_found')
}

function sharesOf(
  ctx: Ctx,
  charge: Pick<Charge, 'amountMinor' | 'allocateBy'>,
  goods: readonly Goods[],
  measures: Measures,
): ChargeShare[] {
  const shares = apportionCharge(ctx, charge, goods, measures)
  return goods.map(({ variantId, quantity }, index) => {
    const { product = '', sku = '' } = measures.get(variantId) ?? {}
    return { variantId, product, sku, quantity, apportionMinor: shares[index] ?? 0 }
  })
}
