import type { ProductStatus } from '@countinghouse/contract/procure/product'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader, Tx } from '../../../platform/db.ts'

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

/** Takes hold of a product and, by that, of its variants, barcodes and pictures. Throws: not_found. */
export async function lockProduct({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, id: number): Promise<ProductHead> {
  const { rows } = await sql<ProductHead>`
    select ${columns} from procure.product where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/**
 * Tells products that their variants or barcodes changed: they have another version, and are found by the codes there are now. The
 * SKU of a product without options is its style code, by which it is found anyway. `activated`: those among them that are active from
 * now on, since a row of products is dear to write twice.
 */
export async function noteVariants(
  { companyId, userId }: Pick<Ctx, 'companyId' | 'userId'>,
  tx: Tx,
  ids: readonly number[],
  activated: readonly number[] = [],
) {
  await sql`
    update procure.product p set updated_by = ${userId},
      status = case when p.id = any(${activated}::bigint[]) then 'active' else p.status end, variant_words = coalesce((
      select string_agg(platform.normalise(w.word), ' ' order by w.word) from (
        select v.sku as word from procure.variant v
        where v.company_id = p.company_id and v.product_id = p.id and v.sku_key <> p.code_key
        union
        select b.code from procure.variant v
        join procure.barcode b on b.company_id = v.company_id and b.variant_id = v.id
        where v.company_id = p.company_id and v.product_id = p.id) w), '')
    where p.company_id = ${companyId} and p.id = any(${ids}::bigint[])`.execute(tx)
}
