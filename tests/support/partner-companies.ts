import { acceptCompany, inviteCompany } from '@countinghouse/contract/accounts/company-connection'
import { companyLink } from '@countinghouse/contract/accounts/company-link'
import { customer } from '@countinghouse/contract/crm/customer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { deliver } from '../../apps/server/src/platform/jobs/outbox.ts'
import { query } from './database.ts'
import { buyingCompany } from './purchase.ts'
import type { TestServer } from './server.ts'
import { anotherStore } from './stock.ts'
import { newestShipment, transferShop } from './transfers.ts'

/** GTIN of the first product in both companies. */
const gtin = '4006381333931'

type Waiting = { readonly companyId: number; readonly outboxId: number }

/** Delivers events of companies until none waits, as the worker does. */
export async function deliverAll(server: TestServer, ...companyIds: readonly number[]): Promise<void> {
  for (;;) {
    const waiting = await query<Waiting>(
      server.database.superUrl,
      `select company_id::int as "companyId", id::int as "outboxId" from platform.outbox
       where company_id = any($1) and delivered_at is null order by created_at, id`,
      [companyIds],
    )
    if (waiting.length === 0) return
    for (const event of waiting) await deliver(server.app.db, server.app.subscribers, event)
  }
}

/**
 * A seller with ten pieces of two products at 8.00, and a buyer that has the first by its GTIN and the second by its SKU. Each has a link
 * to the other, not connected yet.
 */
export async function partnerCompanies(server: TestServer, terms: { readonly isAutoApproved?: boolean } = {}) {
  const seller = await transferShop(server)
  const buyer = await buyingCompany(server)
  const sql = (text: string, values: readonly unknown[]) => query(server.database.superUrl, text, [...values])
  const both = [seller.companyId, buyer.companyId]
  await sql(`update erp.company set tax_no = 'GB' || id where id = any($1)`, [both])
  await sql(
    `update procure.product p set tax_class_id = (select t.id from procure.tax_class t where t.company_id = p.company_id and t.code = 'standard')
     where p.company_id = any($1)`,
    [both],
  )
  await sql(
    `insert into procure.barcode (company_id, variant_id, code, kind) select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[])`,
    [both, [seller.variantId, buyer.tent.variantId], [gtin, gtin], ['ean13', 'ean13']],
  )
  await sql(
    `update procure.variant v set sku = s.sku from procure.variant s
     where s.company_id = $1 and s.id = $2 and v.company_id = $3 and v.id = $4`,
    [seller.companyId, seller.other, buyer.companyId, buyer.lamp.variantId],
  )
  const { storeId: partnerStoreId } = await anotherStore(server.app.db, server.database.superUrl, {
    companyId: seller.companyId,
    code: 'PARTNER',
  })
  const { id: customerId } = await seller.owner.call(customer.routes.create, {
    code: 'PARTNER',
    name: 'Buyer company',
    kind: 'company',
    taxNumber: `GB${buyer.companyId}`,
  })
  const selling = await seller.owner.call(companyLink.routes.create, {
    code: 'BUYER',
    name: 'Buyer',
    partnerStoreId,
    customerId,
    supplyStoreId: seller.fromStoreId,
    pricingMethod: 'cost_plus',
    markupPpm: 120_000,
  })
  const buying = await buyer.owner.call(companyLink.routes.create, {
    code: 'SELLER',
    name: 'Seller',
    supplierId: buyer.supplierId,
    receivingStoreId: buyer.storeId,
    isAutoApproved: terms.isAutoApproved ?? false,
  })
  const settle = () => deliverAll(server, ...both)
  const connect = async () => {
    const { code } = await seller.owner.call(inviteCompany, { id: selling.id })
    await buyer.owner.call(acceptCompany, { id: buying.id, code })
    await settle()
  }
  /** Picks an approved transfer. */
  const pick = async (id: number) => {
    const { owner } = seller
    const { version } = await owner.call(managedTransfer.routes.get, { id })
    await owner.call(managedTransfer.transitionRoutes.release, { id, version })
    const planned = await newestShipment(owner)
    return await owner.call(transferShipment.transitionRoutes.pick, { id: planned.id, version: planned.version })
  }
  /** Dispatches an approved transfer. */
  const dispatch = async (transferId: number) => {
    const { id, version } = await pick(transferId)
    return await seller.owner.call(transferShipment.transitionRoutes.dispatch, { id, version })
  }
  return { seller, buyer, partnerStoreId, customerId, selling, buying, settle, connect, pick, dispatch }
}
