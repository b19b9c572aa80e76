import type { ProductStatus } from '@countinghouse/contract/procure/product-status'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { wordsOfProduct } from './product-codes.ts'

export type ProductHead = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly status: ProductStatus
  readonly version: number
  readonly sizeScaleId: number | null
}

const columns = sql`id, code, name, status, version, size_scale_id as "sizeScaleId"`

/** Throws: not_found. */
export async function readProduct(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  id: number,
): Promise<ProductHead> {
  const { rows } = await sql<ProductHead>`
    select ${columns} from procure.product where company_id = ${companyId} and id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Locks a product and thereby its variants, barcodes and images. Throws: not_found. */
export async function lockProduct({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, id: number): Promise<ProductHead> {
  const { rows } = await sql<ProductHead>`
    select ${columns} from procure.product where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/**
 * Updates products after changes to their variants or barcodes: raises the version and the search codes. `activated`: products that
 * become active in the same write, since a product row is expensive to write twice.
 */
export async function noteVariants(
  { companyId, userId }: Pick<Ctx, 'companyId' | 'userId'>,
  tx: Tx,
  ids: readonly number[],
  activated: readonly number[] = [],
) {
  await sql`
    update procure.product p set updated_by = ${userId}, variant_words = ${wordsOfProduct},
      status = case when p.id = any(${activated}::bigint[]) then 'active' else p.status end
    where p.company_id = ${companyId} and p.id = any(${ids}::bigint[])`.execute(tx)
}

/** Supplier SKUs are not part of a product, so its version is raised only when its search codes change. */
export async function noteSupplierCodes({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, id: number): Promise<void> {
  await sql`
    update procure.product p set variant_words = ${wordsOfProduct}
    where p.company_id = ${companyId} and p.id = ${id} and p.variant_words <> ${wordsOfProduct}`.execute(tx)
}
