import { gtinsOf } from '@countinghouse/kernel/barcode'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { WordReading } from '../../../platform/import/read-cell.ts'

/** Variants by a barcode entered in place of the SKU in a file cell. */
export async function findScannedVariants(
  db: Reader | Tx,
  companyId: number,
  words: readonly string[],
): Promise<ReadonlyMap<string, WordReading>> {
  const { rows } = await sql<{ id: number; code: string; gtin: string | null }>`
    select variant_id as id, code, gtin14 as gtin from procure.barcode
    where company_id = ${companyId} and id = any(array(
      select b.id from procure.barcode b where b.company_id = ${companyId} and b.code = any(${words}::text[])
      union all
      select b.id from procure.barcode b where b.company_id = ${companyId} and b.gtin14 = any(${words.flatMap(gtinsOf)}::text[])))`.execute(
    db,
  )
  return new Map(
    words.flatMap((word): [string, WordReading][] => {
      const gtins = gtinsOf(word)
      const found =
        rows.find(({ code }) => code === word) ?? rows.find(({ gtin }) => gtin !== null && gtins.includes(gtin))
      return found === undefined ? [] : [[word, { kind: 'one', id: found.id }]]
    }),
  )
}
