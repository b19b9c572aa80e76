import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/db.ts'
import type { Catalogue, CreatedProduct } from './products.ts'
import { createProduct } from './products.ts'

type Given = { readonly catalogue?: Catalogue; readonly name?: string; readonly component?: CreatedProduct }

/** A kit in draft, ready to be activated: two of one active product. Answers its product. */
export async function createKit(
  db: Database,
  companyId: number,
  given: Given = {},
): Promise<{ id: number; version: number }> {
  const { component: wanted, ...named } = given
  const component = wanted ?? (await createProduct(db, companyId, { ...named, name: `zz ${randomUUID()}` }))
  const { id } = await createProduct(db, companyId, { ...named, catalogue: component.catalogue, status: 'draft' })
  return await db.inTransaction({ companyId }, async (tx) => {
    const { rows } = await sql<{ id: number; version: number }>`
      update procure.product set kind = 'virtual' where company_id = ${companyId} and id = ${id} returning id, version`.execute(
      tx,
    )
    await sql`
      insert into procure.virtual_component (company_id, product_id, line_no, virtual_kind, variant_id, component_product_id,
        component_kind, quantity)
      values (${companyId}, ${id}, 1, 'kit', ${component.variantIds[0]}, ${component.id}, 'stocked', 2)`.execute(tx)
    return rows[0] ?? { id, version: 1 }
  })
}
