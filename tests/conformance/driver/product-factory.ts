import { randomUUID } from 'node:crypto'
import { addProductImage } from '@countinghouse/contract/procure/product-image'
import type { Database } from '../../../apps/server/src/platform/database/db.ts'
import { sql } from 'kysely'
import { smallestPicture } from '../../support/pictures.ts'
import type { CreatedProduct } from '../../support/products.ts'
import { createCatalogue, createProduct } from '../../support/products.ts'
import { createKit } from '../../support/virtual-products.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Status = 'draft' | 'active' | 'discontinued' | 'blocked'

/** Variants, which products bring along, and products that stand where a step of their life begins. */
export function productMakers(db: Database, companyId: number): Map<string, () => Promise<number | Found>> {
  // One for all of them, and named behind what the driver makes: else they fill the first pages of lists.
  const catalogue = createCatalogue(db, companyId)
  const created = async (status?: Status) =>
    await createProduct(db, companyId, {
      catalogue: await catalogue,
      name: `zz ${randomUUID()}`,
      price: 1995,
      ...(status && { status }),
    })
  const variant = async () => (await created()).variantIds[0] ?? 0
  const inStatus = (status: Status) => async () => {
    const { id, version } = await created(status)
    return { id, version, body: {} }
  }
  const kit = async () => ({
    ...(await createKit(db, companyId, { catalogue: await catalogue, name: `zz ${randomUUID()}` })),
    body: {},
  })
  /** A product of which no supplier has a line yet. */
  const unlisted = async (): Promise<Found> => {
    const { id, variantIds } = await created()
    const supplierId = await createSupplier(db, companyId)
    return { id, version: undefined, body: { productId: id, variantId: variantIds[0], supplierId } }
  }
  const costed = async (): Promise<Found> => {
    const { id, variantIds } = await created()
    const items = variantIds.map((variantId) => ({ variantId, standardCost: '1.25' }))
    return { id, version: undefined, body: { items } }
  }
  /** A product whose category asks for a text. */
  const described = async (): Promise<Found> => {
    const own = await createCatalogue(db, companyId)
    const { id, version } = await createProduct(db, companyId, { catalogue: own, name: `zz ${randomUUID()}` })
    const attributeId = await createRequested(db, companyId, own.categoryId)
    return { id, version, body: { values: [{ attributeId, value: 'cotton' }] } }
  }
  const labelled = () => createLabelled(db, companyId, created)
  return new Map<string, () => Promise<number | Found>>([
    ['procure.virtualProduct.get', kit],
    ['procure.virtualProduct.update', kit],
    ['procure.virtualProduct.simulate', kit],
    ['procure.variant', variant],
    ['procure.supplierProduct.create', unlisted],
    ['procure.cost.save', costed],
    ['procure.productWeb.save', described],
    ['procure.label.find', labelled],
    ['procure.label.preview', labelled],
    ['procure.label.print', labelled],
    ['procure.product.activate', inStatus('draft')],
    ['procure.product.stepMany', inStatus('draft')],
    ['inventory.stock.ofVirtualProduct', kit],
    ['procure.product.unblock', inStatus('blocked')],
    ['procure.product.discontinue', inStatus('active')],
    ['procure.product.block', inStatus('active')],
    ['procure.product.archive', inStatus('discontinued')],
  ])
}

async function createSupplier(db: Database, companyId: number): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into procure.supplier (company_id, name) values (${companyId}, ${`zz ${randomUUID()}`}) returning id`.execute(
      tx,
    )
    return rows[0]?.id ?? 0
  })
}

async function createRequested(db: Database, companyId: number, categoryId: number): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const code = randomUUID().slice(0, 12)
    const { rows } = await sql<{ id: number }>`
      insert into procure.web_attribute (company_id, code, name, type) values (${companyId}, ${code}, ${`zz ${code}`}, 'text') returning id`.execute(
      tx,
    )
    const id = rows[0]?.id ?? 0
    await sql`
      insert into procure.category_attribute (company_id, category_id, line_no, web_attribute_id) values (${companyId}, ${categoryId}, 1, ${id})`.execute(
      tx,
    )
    return id
  })
}

/** A variant of which a label can be printed: it has a barcode, and its layout shows no price. */
async function createLabelled(db: Database, companyId: number, created: () => Promise<CreatedProduct>): Promise<Found> {
  const { id: productId, variantIds } = await created()
  const [id = 0] = variantIds
  const layoutId = await db.inTransaction({ companyId }, async (tx) => {
    await sql`
      insert into procure.barcode (company_id, variant_id, code, kind, is_primary)
      values (${companyId}, ${id}, ${`L-${id}`}, 'code128', true)`.execute(tx)
    const { rows } = await sql<{ id: number }>`
      insert into procure.label_layout (company_id, code, name, medium, shows_price)
      select ${companyId}, ${`ZZ-${id}`}, ${`zz ${id}`}, 'a4_24', false returning id`.execute(tx)
    return rows[0]?.id ?? 0
  })
  return { id, version: undefined, body: { productId, layoutId } }
}

/** A picture of a product of its own, added by somebody who may. */
export async function createProductImage(server: TestServer, companyId: number, token: string): Promise<Found> {
  const { id } = await createProduct(server.app.db, companyId, { name: `zz ${randomUUID()}` })
  const bytes = Buffer.from(smallestPicture)
  const { items } = await server.client(token).call(addProductImage, { id, fileName: 'shoe.gif' }, { bytes })
  return { id: items[0]?.id ?? 0, version: undefined, body: {} }
}
