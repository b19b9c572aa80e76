import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { KitPriceMode } from '../../packages/kernel/src/kit.ts'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import { query } from './database.ts'
import { createCatalogue } from './products.ts'
import type { TestServer } from './server.ts'
import { poolOf } from './stock.ts'
import { createGoods, createTill, openTill, paid } from './till.ts'

type NewKit = {
  readonly code?: string
  readonly name?: string
  readonly kind?: 'kit' | 'bundle' | 'preorder' | 'prepack'
  readonly priceMode?: KitPriceMode
  /** Of its own. Units: minor units. */
  readonly price?: number
  /** Units: parts per million. */
  readonly discountPpm?: number
  readonly sellWhen?: 'all_available' | 'allow_partial'
  readonly groups?: readonly { readonly name: string; readonly minPick: number; readonly maxPick: number }[]
  readonly components: readonly {
    readonly variantId: number
    readonly quantity?: number
    readonly groupNo?: number
  }[]
}

/** An active kit or bundle, by default at the sum of its components. */
export async function createKit(db: Database, companyId: number, given: NewKit) {
  const { kind = 'kit', priceMode = 'sum', discountPpm = null, groups = [], sellWhen = 'all_available', price } = given
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
      update procure.virtual_product set kind = ${kind}, price_mode = ${priceMode}, sell_when = ${sellWhen}, discount_ppm = ${discountPpm}::integer
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

/** An open till with a kit of a tent, two mats and a lamp, of which the lamp has no tax, at 49.99 together. */
export async function openCamp(server: TestServer) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  const till = await createTill(server, tenant)
  const [tent, mat, lamp] = [
    await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', name: 'Tent' }),
    await createGoods(server, { companyId, storeId }, { price: 1200, unitCost: '4.00', name: 'Mat' }),
    await createGoods(server, { companyId, storeId }, { price: 600, unitCost: '2.00', name: 'Lamp' }),
  ]
  await query(
    server.database.superUrl,
    `insert into accounts.tax_rule (company_id, code, name, direction, priority, tax_class_id, tax_code_id)
      select $1, 'ZZ-LAMP', 'Lamps', 'sale', 1, p.tax_class_id, c.id
      from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
      join accounts.tax_code c on c.company_id = v.company_id and c.kind = 'zero' where v.company_id = $1 and v.id = $2 limit 1`,
    [companyId, lamp.variantId],
  )
  const parts = [
    { variantId: tent.variantId },
    { variantId: mat.variantId, quantity: 2 },
    { variantId: lamp.variantId },
  ]
  const kit = await createKit(db, companyId, { name: 'Camp', priceMode: 'fixed', price: 4999, components: parts })
  const opened = await openTill(owner, { tillId: till.tillId, storeId })
  const held = async (...of: readonly { readonly variantId: number }[]) =>
    await Promise.all(of.map(async ({ variantId }) => (await poolOf(db, companyId, { storeId, variantId })).onHand))
  const sale = {
    uid: randomUUID(),
    tillSessionId: opened.session.id,
    soldAt: new Date().toISOString(),
    lines: [{ variantId: kit.variantId, quantity: 1 }],
    grossMinor: 4999,
    tenders: [paid(till.cash, 4999)],
  }
  return { ...tenant, ...till, ...opened, db, tent, mat, lamp, parts, kit, held, sale }
}
