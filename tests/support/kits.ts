import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { KitPriceMode } from '../../packages/kernel/src/kit.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { createCatalogue } from './products.ts'

type NewKit = {
  readonly code?: string
  readonly name?: string
  readonly kind?: 'kit' | 'bundle' | 'preorder' | 'prepack'
  readonly priceMode?: KitPriceMode
  /** Of its own. Units: minor units. */
  readonly price?: number
  /** Units: parts per million. */
  readonly discountPpm?: number
  readonly groups?: readonly { readonly name: string; readonly minPick: number; readonly maxPick: number }[]
  readonly components: readonly {
    readonly variantId: number
    readonly quantity?: number
    readonly groupNo?: number
  }[]
}

/** An active kit or bundle, by default at the sum of its components. */
export async function createKit(db: Database, companyId: number, given: NewKit) {
  const { kind = 'kit', priceMode = 'sum', discountPpm = null, groups = [], price } = given
  const code = given.code ?? `K-${randomUUID().slice(-12)}`
  const { categoryId, taxClassId, unitId } = await createCatalogue(db, companyId)
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into procure.product (company_id, code, name, kind, category_id, tax_class_id, base_unit_id, status, variant_words)
      values (${companyId}, ${code}, ${given.name ?? `Kit ${code}`}, 'virtual', ${categoryId}, ${taxClassId}, ${unitId}, 'active', platform.normalise(${code}))
      returning id`.execute(tx)
    const id = rows[0]?.id ?? 0
    const { rows: variants } = await sql<{ id: number }>`
      insert into procure.variant (company_id, product_id, sku) values (${companyId}, ${id}, ${code}) returning id`.execute(
      tx,
    )
    await sql`
      update procure.virtual_product set kind = ${kind}, price_mode = ${priceMode}, discount_ppm = ${discountPpm}::integer
      where company_id = ${companyId} and product_id = ${id}`.execute(tx)
    for (const [at, { name, minPick, maxPick }] of groups.entries())
      await sql`
        insert into procure.virtual_group (company_id, product_id, line_no, name, min_pick, max_pick)
        values (${companyId}, ${id}, ${at + 1}, ${name}, ${minPick}, ${maxPick})`.execute(tx)
    for (const [at, { variantId, quantity = 1, groupNo = null }] of given.components.entries())
      await sql`
        insert into procure.virtual_component (company_id, product_id, line_no, virtual_kind, group_no, variant_id, component_product_id,
          component_kind, quantity)
        select ${companyId}, ${id}, ${at + 1}, ${kind}, ${groupNo}::integer, v.id, p.id, p.kind, ${quantity}
        from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
        where v.company_id = ${companyId} and v.id = ${variantId}`.execute(tx)
    if (price !== undefined)
      await sql`
        insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
        select l.company_id, l.id, l.currency, l.kind, ${id}, '2020-01-01', ${price} from procure.price_list l
        where l.company_id = ${companyId} and l.is_default`.execute(tx)
    return { id, variantId: variants[0]?.id ?? 0, sku: code }
  })
}
