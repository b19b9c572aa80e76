import { sql } from 'kysely'
import { now } from '../../platform/config/clock.ts'
import type { Database } from '../../platform/database/db.ts'

export type Goods = {
  readonly variantId: number
  readonly productId: number
  readonly code: string
  readonly category: string
  readonly priceMinor: number
}

/** What the demo company has before anything happens in its warehouse. */
export type Ground = {
  readonly companyId: number
  readonly ownerId: number
  /** Ids by code. */
  readonly stores: Readonly<Record<string, number>>
  /** What is sold, by SKU. */
  readonly goods: readonly Goods[]
}

/** Reads the company that `seedDemo` made. */
export async function readGround(db: Database, owned: { companyId: number; ownerId: number }): Promise<Ground> {
  const { companyId } = owned
  const reader = db.reader({ companyId })
  const stores = await sql<{ code: string; id: number }>`
    select code, id from erp.store where company_id = ${companyId}`.execute(reader)
  const goods = await sql<Goods>`
    select v.id as "variantId", p.id as "productId", v.sku as code, c.code as category, r.amount_minor as "priceMinor"
    from procure.product p
    join procure.variant v on v.company_id = p.company_id and v.product_id = p.id
    join procure.category c on c.company_id = p.company_id and c.id = p.category_id
    join procure.price r on r.company_id = p.company_id and r.product_id = p.id
    where p.company_id = ${companyId} and p.status = 'active' order by v.sku`.execute(reader)
  return {
    ...owned,
    stores: Object.fromEntries(stores.rows.map(({ code, id }) => [code, id])),
    goods: goods.rows,
  }
}

/** A day by the calendar of the server, `YYYY-MM-DD`. */
export function daysAgo(days: number): string {
  const day = now()
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

/** What a piece costs the company: two fifths of its price. */
export function costOf({ priceMinor }: Goods): string {
  return ((priceMinor * 0.4) / 100).toFixed(2)
}

/** The id of a record of the demo company; 0 where there is none. */
export async function idByCode(
  db: Database,
  { companyId }: Pick<Ground, 'companyId'>,
  table: string,
  code: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} t where t.company_id = ${companyId} and t.code = ${code}`.execute(
    db.reader({ companyId }),
  )
  return rows[0]?.id ?? 0
}
