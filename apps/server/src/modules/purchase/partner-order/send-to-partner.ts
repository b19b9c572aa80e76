import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findCompanyLink, partnerSkus, requireConnected, sendMessage } from '../../accounts/index.ts'
import type { PurchaseOrder } from '../purchase-order/calculate-order.ts'
import { findPartnerOrder, keepPartnerOrder } from './partner-orders.ts'

/**
 * An order to a partner company creates its transfer; one that its transfer created is known there. Throws: accounts.link_not_connected at
 * the supplier, purchase.partner_unmapped at the lines, purchase.partner_schedule at the drops: the transfer has one day.
 */
export async function sendToPartner(ctx: Ctx, tx: Tx, { id, number, supplierId, dueOn, lines, drops }: PurchaseOrder) {
  const { companyId } = ctx
  const link = await findCompanyLink(tx, companyId, { supplierId })
  if (link !== null && drops.length > 0)
    fail('purchase.partner_schedule', atField(ctx, ['drops'], text.partner_schedule))
  if (link === null || (await findPartnerOrder(tx, companyId, { orderId: id })) !== null) return
  requireConnected(ctx, link, 'supplierId')
  const variantIds = lines.map(({ variantId }) => variantId)
  const skus = await partnerSkus(tx, companyId, { linkId: link.id, variantIds })
  const message = format(text.partner_unmapped, ctx.locale)
  const missing = variantIds.flatMap((variantId, at) =>
    skus.has(variantId) ? [] : [[`lines.${at}.variantId`, [{ code: 'rule', message }]] as const],
  )
  if (missing.length > 0) fail('purchase.partner_unmapped', { fields: Object.fromEntries(missing) })
  const sums = new Map<string, bigint>()
  for (const { variantId, quantity } of lines) {
    const sku = skus.get(variantId) ?? ''
    sums.set(sku, (sums.get(sku) ?? 0n) + unitsOfQuantity(quantity))
  }
  const uid = randomUUID()
  await keepPartnerOrder(tx, companyId, { orderId: id, linkId: link.id, uid })
  const named = [...sums].map(([sku, units]) => ({ sku, quantity: quantityOfUnits(units) }))
  const subject = number ?? fail('not_found')
  await sendMessage(ctx, tx, {
    linkId: link.id,
    kind: 'order',
    subject,
    body: { uid, number: subject, dueOn, lines: named },
  })
}
