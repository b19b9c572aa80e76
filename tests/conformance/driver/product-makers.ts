import { randomUUID } from 'node:crypto'
import { addProductImage } from '@countinghouse/contract/procure/product-image'
import { sql } from 'kysely'
import type { Database } from '../../../apps/server/src/platform/db.ts'
import { smallestPicture } from '../../support/pictures.ts'
import { makeCatalogue, makeProduct } from '../../support/products.ts'
import { makeKit } from '../../support/virtual-products.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Status = 'draft' | 'active' | 'discontinued' | 'blocked'

/** Variants, which products bring along, and products that stand where a step of their life begins. */
export function productMakers(db: Database, companyId: number): Map<string, () => Promise<number | Found>> {
  // One for all of them, and named behind what the driver makes: else they fill the first pages of lists.
  const catalogue = makeCatalogue(db, companyId)
  const made = async (status?: Status) =>
    await makeProduct(db, companyId, {
      catalogue: await catalogue,
      name: `zz ${randomUUID()}`,
      price: 1995,
      ...(status && { status }),
    })
  const variant = async () => (await made()).variantIds[0] ?? 0
  const inStatus = (status: Status) => async () => {
    const { id, version } = await made(status)
    return { id, version, body: {} }
  }
  const kit = async () => ({
    ...(await makeKit(db, companyId, { catalogue: await catalogue, name: `zz ${randomUUID()}` })),
    body: {},
  })
  /** A product of which no supplier has a line yet. */
  const unlisted = async (): Promise<Found> => {
    const { id } = await made()
    const supplierId = await makeSupplier(db, companyId)
    return { id, version: undefined, body: { productId: id, supplierId } }
  }
  const costed = async (): Promise<Found> => {
    const { id, variantIds } = await made()
    const items = variantIds.map((variantId) => ({ variantId, standardCost: '1.25' }))
    return { id, version: undefined, body: { items } }
  }
  return new Map<string, () => Promise<number | Found>>([
    ['procure.virtualProduct.get', kit],
    ['procure.virtualProduct.update', kit],
    ['procure.virtualProduct.simulate', kit],
    ['procure.variant', variant],
    ['procure.supplierProduct.create', unlisted],
    ['procure.cost.save', costed],
    ['procure.product.activate', inStatus('draft')],
    ['procure.product.unblock', inStatus('blocked')],
    ['procure.product.discontinue', inStatus('active')],
    ['procure.product.block', inStatus('active')],
    ['procure.product.archive', inStatus('discontinued')],
  ])
}

async function makeSupplier(db: Database, companyId: number): Promise<number> {
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into procure.supplier (company_id, name) values (${companyId}, ${`zz ${randomUUID()}`}) returning id`.execute(
      tx,
    )
    return rows[0]?.id ?? 0
  })
}

/** A picture of a product of its own, added by somebody who may. */
export async function makeProductImage(server: TestServer, companyId: number, token: string): Promise<Found> {
  const { id } = await makeProduct(server.app.db, companyId, { name: `zz ${randomUUID()}` })
  const bytes = Buffer.from(smallestPicture)
  const { items } = await server.client(token).call(addProductImage, { id, fileName: 'shoe.gif' }, { bytes })
  return { id: items[0]?.id ?? 0, version: undefined, body: {} }
}
