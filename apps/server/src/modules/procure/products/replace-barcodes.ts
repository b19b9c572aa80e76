import type { Variant } from '@countinghouse/contract/procure/variant'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Codes = { readonly variantId: number; readonly barcodes: Variant['barcodes'] }

/** Replaces the barcodes of variants; ids keep the order. Throws: duplicate where another variant has one. */
export async function replaceBarcodes(
  { companyId, userId }: Pick<Ctx, 'companyId' | 'userId'>,
  tx: Tx,
  codes: readonly Codes[],
): Promise<void> {
  if (codes.length === 0) return
  await sql`
    delete from procure.barcode
    where company_id = ${companyId} and variant_id = any(${codes.map(({ variantId }) => variantId)}::bigint[])`.execute(
    tx,
  )
  const rows = codes.flatMap(({ variantId, barcodes }) => barcodes.map((barcode) => ({ ...barcode, variantId })))
  if (rows.length === 0) return
  await sql`
    insert into procure.barcode (company_id, variant_id, code, kind, pack_quantity, is_primary, created_by)
    select ${companyId}, r."variantId", r.code, r.kind, r."packQuantity", r."isPrimary", ${userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("variantId" bigint, code text, kind text, "packQuantity" numeric, "isPrimary" boolean)`.execute(tx)
}
