import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { findCompanyLink, partnerSkus, requireConnected, sendMessage } from '../../accounts/index.ts'

type Approved = {
  readonly number: string
  readonly toStoreId: number
  readonly dueOn: string | null
  readonly currency: string
  readonly lines: readonly {
    readonly variantId: number
    readonly quantity: number
    readonly unitPrice: string | null
  }[]
}

/**
 * Tells the partner company what a transfer to it will bring, at the agreed prices: a new purchase order there, or the confirmation of its
 * own. Throws: accounts.link_not_connected, inventory.partner_unmapped. The transfer is locked.
 */
export async function tellApproved(ctx: Ctx, tx: Tx, id: number): Promise<void> {
  const { companyId } = ctx
  const { rows } = await sql<Approved>`
    select t.number, t.to_store_id as "toStoreId", t.need_by::text as "dueOn", c.base_currency as currency,
      (select json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.approved_quantity, 'unitPrice', trim_scale(l.agreed_price)::text) order by l.line_no)
        from inventory.transfer_line l where l.company_id = t.company_id and l.transfer_id = t.id and l.approved_quantity > 0) as lines
    from inventory.transfer t join erp.company c on c.id = t.company_id
    where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  const { toStoreId, lines, number, ...terms } = rows[0] ?? fail('not_found')
  const link = await findCompanyLink(tx, companyId, { storeId: toStoreId })
  if (link === null) return
  requireConnected(ctx, link)
  const uid = await uidOf(ctx, tx, { id, linkId: link.id })
  const variantIds = lines.map(({ variantId }) => variantId)
  const skus = await partnerSkus(tx, companyId, { linkId: link.id, variantIds })
  const named = lines.map(({ variantId, ...line }) => ({
    sku: skus.get(variantId) ?? fail('inventory.partner_unmapped'),
    ...line,
  }))
  const body = { uid, number, ...terms, lines: named }
  await sendMessage(ctx, tx, { linkId: link.id, kind: 'transfer', subject: number, body })
}

/** That of the partner's order, else a new one. */
async function uidOf(
  { companyId }: Ctx,
  tx: Tx,
  { id, linkId }: { readonly id: number; readonly linkId: number },
): Promise<string> {
  await sql`
    insert into inventory.partner_transfer (company_id, transfer_id, company_link_id, uid)
    values (${companyId}, ${id}, ${linkId}, ${randomUUID()}) on conflict (company_id, transfer_id) do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ uid: string }>`
    select p.uid from inventory.partner_transfer p where p.company_id = ${companyId} and p.transfer_id = ${id}`.execute(
    tx,
  )
  return rows[0]?.uid ?? fail('not_found')
}
