import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** The partner company that an order is from, and the uid of its transfer. */
export type PartnerOrder = {
  readonly orderId: number
  readonly uid: string
  readonly linkId: number
  readonly isConnected: boolean
  /** A shipment was announced and not received. */
  readonly isOnItsWay: boolean
}

/** Null: an order from any other supplier, or not sent yet. */
export async function findPartnerOrder(
  db: Reader | Tx,
  companyId: number,
  named: { readonly orderId: number } | { readonly uid: string },
): Promise<PartnerOrder | null> {
  const condition = 'uid' in named ? sql`p.uid = ${named.uid}` : sql`p.purchase_order_id = ${named.orderId}`
  const { rows } = await sql<PartnerOrder>`
    select p.purchase_order_id as "orderId", p.uid, p.company_link_id as "linkId", exists (
      select from accounts.company_connection c where c.company_id = p.company_id and c.company_link_id = p.company_link_id
        and c.connected_at is not null) as "isConnected",
      exists (select from purchase.partner_shipment h where h.company_id = p.company_id and h.purchase_order_id = p.purchase_order_id
        and h.status = 'announced') as "isOnItsWay"
    from purchase.partner_order p where p.company_id = ${companyId} and ${condition}`.execute(db)
  return rows[0] ?? null
}

export async function keepPartnerOrder(
  tx: Tx,
  companyId: number,
  { orderId, linkId, uid }: Pick<PartnerOrder, 'orderId' | 'linkId' | 'uid'>,
): Promise<void> {
  await sql`
    insert into purchase.partner_order (company_id, purchase_order_id, company_link_id, uid)
    values (${companyId}, ${orderId}, ${linkId}, ${uid})`.execute(tx)
}
