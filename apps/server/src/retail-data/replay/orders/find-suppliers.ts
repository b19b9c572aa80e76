import { paymentTerm } from '@countinghouse/contract/erp/payment-term'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { setSupplierPrice } from '@countinghouse/contract/procure/supplier-price'
import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { approveSupplier } from '@countinghouse/contract/procure/supplier-steps'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { halfOfPrice } from '../half-of-price.ts'
import type { Goods } from '../plan-replay.ts'
import type { Call, Operations } from './operations.ts'
import type { Vendor } from './vendors.ts'
import { vendorOf } from './vendors.ts'
import { piecesOfPack } from '../plan-supply.ts'

export type Supplier = { readonly id: number; readonly code: string; readonly leadDays: number }

type Given = {
  readonly companyId: number
  readonly operations: Operations
  /** Goods that are bought, by code of the file. */
  readonly goods: Goods
  readonly variantIds: ReadonlyMap<string, number>
  /** Decimals of the currency. */
  readonly digits: number
  /** The first trading day. */
  readonly day: string
}

/** Few enough for the time limit of a transaction on a busy machine. */
const articlesAtOnce = 50
const wholePpm = 1_000_000
/** Of suppliers whose lead time nobody entered. Units: days. */
const usualLeadDays = 21

/**
 * The supplier of each code: the preferred one of the supplier catalogue, else one that the replay adds, with the article and its prices, which
 * are the costs of the replay. Throws: RetailFileError.
 */
export async function findSuppliers(db: Database, given: Given): Promise<ReadonlyMap<string, Supplier>> {
  const before = await readSuppliers(db, given)
  const missing = [...given.goods.keys()].filter((code) => !before.has(code))
  if (missing.length === 0) return before
  const vendors = new Map(missing.map((code) => [vendorOf(code).code, vendorOf(code)]))
  const ids = new Map<string, number>()
  for (const vendor of [...vendors.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1)))
    ids.set(
      vendor.code,
      await given.operations.on(given.day, vendor.name, (call, tx) => addVendor(call, tx, given.companyId, vendor)),
    )
  for (let at = 0; at < missing.length; at += articlesAtOnce) {
    const some = missing.slice(at, at + articlesAtOnce)
    const products = await readProducts(db, given, some)
    await given.operations.on(given.day, 'supplier catalogue', async (call) => {
      for (const [code, product] of products)
        await addArticle(call, given, { code, product, supplierId: ids.get(vendorOf(code).code) ?? 0 })
    })
  }
  return await readSuppliers(db, given)
}

async function readSuppliers(
  db: Database,
  { companyId, goods, variantIds }: Given,
): Promise<ReadonlyMap<string, Supplier>> {
  const codes = [...goods.keys()]
  const { rows } = await sql<Supplier & { key: string }>`
    select k.key, o.id, o.code, coalesce(s.lead_time_days, o.lead_time_days, ${usualLeadDays})::int as "leadDays"
    from unnest(${codes}::text[], ${codes.map((code) => variantIds.get(code) ?? 0)}::bigint[]) as k (key, variant_id)
    join procure.variant v on v.company_id = ${companyId} and v.id = k.variant_id
    cross join lateral (
      select s.supplier_id, s.lead_time_days from procure.supplier_product s
      join procure.supplier o on o.company_id = s.company_id and o.id = s.supplier_id and o.status = 'active' and o.standing = 'approved'
      where s.company_id = ${companyId} and s.product_id = v.product_id and (s.variant_id is null or s.variant_id = v.id) and s.status = 'active'
      order by s.is_preferred desc, s.id limit 1) s
    join procure.supplier o on o.company_id = ${companyId} and o.id = s.supplier_id`.execute(db.reader({ companyId }))
  return new Map(rows.map(({ key, ...found }) => [key, found]))
}

type Product = { readonly id: number; readonly name: string }

async function readProducts(
  db: Database,
  { companyId, variantIds }: Given,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const { rows } = await sql<Product & { key: string }>`
    select k.key, p.id, p.name
    from unnest(${codes}::text[], ${codes.map((code) => variantIds.get(code) ?? 0)}::bigint[]) as k (key, variant_id)
    join procure.variant v on v.company_id = ${companyId} and v.id = k.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id`.execute(db.reader({ companyId }))
  return new Map(rows.map(({ key, ...product }) => [key, product]))
}

/** A supplier that an interrupted run added is found by its code. */
async function addVendor(call: Call, tx: Tx, companyId: number, vendor: Vendor): Promise<number> {
  const { code, name, leadDays: leadTimeDays } = vendor
  const { rows } = await sql<{ id: number }>`
    select s.id from procure.supplier s where s.company_id = ${companyId} and s.code = ${code}`.execute(tx)
  if (rows[0] !== undefined) return rows[0].id
  const paymentTermId = await addTerm(call, tx, companyId, vendor.termDays)
  const { id, version } = await call(supplier.routes.create, { code, name, leadTimeDays, paymentTermId })
  await call(approveSupplier, { id, version })
  return id
}

async function addTerm(call: Call, tx: Tx, companyId: number, days: number): Promise<number> {
  const code = `REPLAY-${days}`
  const { rows } = await sql<{ id: number }>`
    select t.id from erp.payment_term t where t.company_id = ${companyId} and t.code = ${code}`.execute(tx)
  if (rows[0] !== undefined) return rows[0].id
  const parts = [{ share: wholePpm, event: 'bill_date' as const, days }]
  return (await call(paymentTerm.routes.create, { code, name: `${days} days from the bill`, parts })).id
}

type Article = { readonly code: string; readonly product: Product; readonly supplierId: number }

async function addArticle(call: Call, { goods, digits }: Given, { code, product, supplierId }: Article): Promise<void> {
  const { id } = await call(supplierProduct.routes.create, {
    name: product.name,
    supplierId,
    productId: product.id,
    supplierCode: code,
    isPreferred: true,
    packQuantity: piecesOfPack,
  })
  const { prices } = goods.get(code) ?? { prices: [] }
  for (const { from } of prices)
    await call(setSupplierPrice, { id, unitPrice: halfOfPrice(prices, from, digits), validFrom: from })
}
