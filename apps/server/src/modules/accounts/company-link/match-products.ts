import { sql } from 'kysely'
import { z } from 'zod'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Applied } from './apply-message.ts'
import { sendMessage } from './send-message.ts'

/** Products of a message: more are sent in several. */
const mostProducts = 5000

export const ProductsBody = z.object({
  products: z.array(z.object({ sku: z.string(), gtins: z.array(z.string()) })),
  /** The receiver answers with its own. */
  isRequest: z.boolean(),
})
type Products = z.output<typeof ProductsBody>

/** Sends all active products with their GTINs; `isRequest`: the partner sends its own in turn. */
export async function sendProducts(
  ctx: Ctx,
  tx: Tx,
  { linkId, name, isRequest }: { readonly linkId: number; readonly name: string; readonly isRequest: boolean },
): Promise<void> {
  const { rows } = await sql<Products['products'][number]>`
    select v.sku, coalesce((select json_agg(b.gtin14 order by b.gtin14) from procure.barcode b
      where b.company_id = v.company_id and b.variant_id = v.id and b.gtin14 is not null), '[]') as gtins
    from procure.variant v where v.company_id = ${ctx.companyId} and v.status = 'active' order by v.id`.execute(tx)
  for (let at = 0; at === 0 || at < rows.length; at += mostProducts) {
    const body: Products = { products: rows.slice(at, at + mostProducts), isRequest: isRequest && at === 0 }
    await sendMessage(ctx, tx, { linkId, kind: 'products', subject: name, body })
  }
}

/** Matches products of the partner with own ones: by GTIN, then by equal SKU; each is matched with one. */
export async function applyProducts(
  ctx: Ctx,
  tx: Tx,
  { link, body: { products, isRequest } }: Applied<Products>,
): Promise<void> {
  const { companyId } = ctx
  const pairs = products.flatMap(({ sku, gtins }) => gtins.map((gtin) => ({ sku, gtin })))
  await sql`
    delete from accounts.company_link_variant m
    where m.company_id = ${companyId} and m.company_link_id = ${link.id} and m.partner_sku = any(${products.map(({ sku }) => sku)}::text[])`.execute(
    tx,
  )
  await sql`
    with named as (
      select distinct on (variant_id) variant_id, sku, by from (
        select b.variant_id, p.sku, 'gtin' as by from unnest(${pairs.map(({ sku }) => sku)}::text[], ${pairs.map(({ gtin }) => gtin)}::text[]) as p (sku, gtin)
        join procure.barcode b on b.company_id = ${companyId} and b.gtin14 = p.gtin
        union all
        select v.id, k.sku, 'sku' from unnest(${products.map(({ sku }) => sku)}::text[]) as k (sku)
        join procure.variant v on v.company_id = ${companyId} and v.sku_key = lower(k.sku)) f
      order by variant_id, by, sku),
    once as (select distinct on (sku) variant_id, sku, by from named order by sku, by, variant_id)
    insert into accounts.company_link_variant (company_id, company_link_id, variant_id, partner_sku, matched_by)
    select ${companyId}::bigint, ${link.id}::bigint, o.variant_id, o.sku, o.by from once o
    on conflict (company_id, company_link_id, variant_id) do update set partner_sku = excluded.partner_sku, matched_by = excluded.matched_by`.execute(
    tx,
  )
  await sql`
    update accounts.company_connection set matched_at = now()
    where company_id = ${companyId} and company_link_id = ${link.id}`.execute(tx)
  if (isRequest) await sendProducts(ctx, tx, { linkId: link.id, name: link.name, isRequest: false })
}
