import { text } from '@countinghouse/contract/accounts/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** An active link as documents need it. */
export type CompanyLink = {
  readonly id: number
  readonly name: string
  readonly partnerStoreId: number | null
  readonly customerId: number | null
  readonly supplyStoreId: number | null
  readonly pricingMethod: 'cost' | 'cost_plus'
  readonly markupPpm: number
  readonly supplierId: number | null
  readonly receivingStoreId: number | null
  readonly isAutoApproved: boolean
  readonly isConnected: boolean
  /** Tax numbers of this company and of the partner. */
  readonly taxNumber: string | null
  readonly partnerTaxNumber: string | null
}

/** What a link is found by. */
type Named = { readonly id: number } | { readonly storeId: number } | { readonly supplierId: number }

function conditionOf(named: Named): RawBuilder<unknown> {
  if ('id' in named) return sql`l.id = ${named.id}`
  return 'storeId' in named ? sql`l.partner_store_id = ${named.storeId}` : sql`l.supplier_id = ${named.supplierId}`
}

/** The active link of a partner store or supplier; null: it is of this company alone. */
export async function findCompanyLink(db: Reader | Tx, companyId: number, named: Named): Promise<CompanyLink | null> {
  const { rows } = await sql<CompanyLink>`
    select l.id, l.name, l.partner_store_id as "partnerStoreId", l.customer_id as "customerId", l.supply_store_id as "supplyStoreId",
      l.pricing_method as "pricingMethod", l.markup_ppm as "markupPpm", l.supplier_id as "supplierId",
      l.receiving_store_id as "receivingStoreId", l.is_auto_approved as "isAutoApproved", c.connected_at is not null as "isConnected",
      o.tax_no as "taxNumber", c.partner_tax_number as "partnerTaxNumber"
    from accounts.company_link l
    join erp.company o on o.id = l.company_id
    left join accounts.company_connection c on c.company_id = l.company_id and c.company_link_id = l.id
    where l.company_id = ${companyId} and l.status = 'active' and ${conditionOf(named)}`.execute(db)
  return rows[0] ?? null
}

/** Throws: accounts.link_not_connected at a field, if given. */
export function requireConnected({ locale }: Pick<Ctx, 'locale'>, link: CompanyLink, field?: string): void {
  if (link.isConnected) return
  const message = format(text.link_not_connected, locale)
  fail('accounts.link_not_connected', field === undefined ? {} : { fields: { [field]: [{ code: 'rule', message }] } })
}

/** The SKU under which the partner has each product; products that it does not have are missing. */
export async function partnerSkus(
  db: Reader | Tx,
  companyId: number,
  { linkId, variantIds }: { readonly linkId: number; readonly variantIds: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ variantId: number; sku: string }>`
    select m.variant_id as "variantId", m.partner_sku as sku from accounts.company_link_variant m
    where m.company_id = ${companyId} and m.company_link_id = ${linkId} and m.variant_id = any(${variantIds}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ variantId, sku }) => [variantId, sku]))
}

/** Own products by their SKU, as the partner names them. Throws: accounts.partner_product with the first that is missing. */
export async function variantsOfSkus(
  { companyId, locale }: Pick<Ctx, 'companyId' | 'locale'>,
  tx: Tx,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select v.id, k.sku from unnest(${skus}::text[]) as k (sku)
    join procure.variant v on v.company_id = ${companyId} and v.sku_key = lower(k.sku)`.execute(tx)
  const found = new Map(rows.map(({ id, sku }) => [sku, id]))
  const missing = skus.find((sku) => !found.has(sku))
  if (missing !== undefined)
    fail('accounts.partner_product', {
      message: format(text.partner_product_sku, locale, { sku: missing }),
      details: { sku: missing },
    })
  return found
}
