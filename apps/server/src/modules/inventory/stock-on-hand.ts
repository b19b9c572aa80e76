import { sql } from 'kysely'
import type { Reader } from '../../platform/database/db.ts'

/** Stock of a variant in a store, or in transit to it. */
export type StockOnHand = {
  readonly store: string
  readonly sku: string
  readonly isTransit: boolean
  /** Units: the stock unit of the variant, a decimal with four places. */
  readonly quantity: string
  /** Value of owned stock, in minor units of `currency`, the company's. */
  readonly valueMinor: number
  readonly currency: string
}

const rowsAtOnce = 1000

/** All stock by store code, SKU and transit, page by page; read it in a snapshot. */
export async function* readStockOnHand(reader: Reader, companyId: number): AsyncGenerator<StockOnHand> {
  const { rows: stores } = await sql<{ id: number; code: string }>`
    select id, code from erp.store where company_id = ${companyId} order by lower(code)`.execute(reader)
  for (const { id, code } of stores) {
    let after = { key: '', isTransit: true }
    for (;;) {
      const page = await readPage(reader, { companyId, storeId: id, after })
      for (const { key, ...row } of page) {
        yield { store: code, ...row }
        after = { key, isTransit: row.isTransit }
      }
      if (page.length < rowsAtOnce) break
    }
  }
}

type Page = {
  readonly companyId: number
  readonly storeId: number
  readonly after: { readonly key: string; readonly isTransit: boolean }
}

async function readPage(
  reader: Reader,
  { companyId, storeId, after }: Page,
): Promise<(Omit<StockOnHand, 'store'> & { key: string })[]> {
  const { rows } = await sql<Omit<StockOnHand, 'store'> & { key: string }>`
    select v.sku_key as key, v.sku, p.is_transit as "isTransit", p.on_hand as quantity, p.value_minor as "valueMinor",
      c.base_currency as currency
    from inventory.stock_pool p
    join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
    join erp.company c on c.id = p.company_id
    where p.company_id = ${companyId} and p.store_id = ${storeId} and p.on_hand > 0 and v.company_id = ${companyId}
      and v.sku_key >= ${after.key} and (v.sku_key, p.is_transit) > (${after.key}, ${after.isTransit})
    order by v.sku_key, p.is_transit limit ${rowsAtOnce}`.execute(reader)
  return rows
}
