import { transfer } from '@countinghouse/contract/inventory/transfer'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { Applied } from '../../accounts/index.ts'
import { variantsOfSkus } from '../../accounts/index.ts'
import { submitTransfer } from '../transfer/submit-transfer.ts'

export const OrderBody = z.object({
  uid: z.uuid(),
  number: z.string(),
  dueOn: z.iso.date().nullable(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
})

/**
 * An order of the partner company: a submitted transfer from the supplying store to the partner store, at the price rule of the link.
 * Throws: inventory.partner_incomplete, accounts.partner_product, what submitTransfer throws.
 */
export async function applyOrder(
  ctx: Ctx,
  tx: Tx,
  { link, body: { uid, number, dueOn, lines } }: Applied<z.output<typeof OrderBody>>,
): Promise<void> {
  const { companyId } = ctx
  const { partnerStoreId, supplyStoreId, pricingMethod, markupPpm } = link
  if (partnerStoreId === null || supplyStoreId === null) return fail('inventory.partner_incomplete')
  const variants = await variantsOfSkus(
    ctx,
    tx,
    lines.map(({ sku }) => sku),
  )
  const { rows } = await sql<{ today: string }>`
    select to_char((${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date, 'YYYY-MM-DD') as today
    from erp.store s where s.company_id = ${companyId} and s.id = ${supplyStoreId}`.execute(tx)
  const created = await createDocument(ctx, tx, transfer, {
    uid,
    fromStoreId: supplyStoreId,
    toStoreId: partnerStoreId,
    type: 'pull',
    priority: 3,
    requestedOn: rows[0]?.today ?? fail('not_found'),
    needBy: dueOn,
    pricingMethod,
    markupPpm,
    note: number,
    lines: lines.map(({ sku, quantity }) => ({ variantId: variants.get(sku), quantity, unitPrice: null })),
  })
  await sql`
    insert into inventory.partner_transfer (company_id, transfer_id, company_link_id, uid)
    values (${companyId}, ${created.id}, ${link.id}, ${uid})`.execute(tx)
  const outcome = await submitTransfer(ctx, tx, created as RowOf<typeof transfer>)
  await moveDocument(ctx, tx, transfer, created, outcome)
}
