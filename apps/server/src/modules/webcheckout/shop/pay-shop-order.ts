import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { payShopOrder } from '@countinghouse/contract/webcheckout/shop'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createOrderLink } from '../../payments/index.ts'
import { lockPlacedOrder } from '../../sales/index.ts'
import { readShopOrder } from './read-order.ts'

/** Throws: see the route. Locks: the sales order, so that it is not cancelled meanwhile. */
export async function payWebOrder(
  ctx: Ctx,
  tx: Tx,
  { reference, validDays }: InputOfRoute<typeof payShopOrder>,
): Promise<OutputOfRoute<typeof payShopOrder>> {
  const { salesOrderId } = await readShopOrder(ctx, tx, reference, 'send')
  const { status, customerId, grossMinor, currencyCode } = await lockPlacedOrder(ctx, tx, salesOrderId)
  if (status !== 'confirmed' && status !== 'on_hold') return fail('payments.nothing_open')
  const link = await createOrderLink(ctx, tx, { salesOrderId, customerId, grossMinor, validDays })
  return { ...link, currency: currencyCode }
}
