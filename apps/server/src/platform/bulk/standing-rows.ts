import type { Tx } from '../database/db.ts'
import type { MasterTable } from '../records/master-table.ts'
import { standingFor } from '../merge/merged.ts'
import type { BulkCtx, BulkRow } from './bulk-row.ts'

/** The rows, with those that name a merged record by its code led to the one that stands for it. */
export async function standingRows(
  { companyId }: BulkCtx,
  tx: Tx,
  table: MasterTable,
  rows: readonly BulkRow[],
): Promise<readonly BulkRow[]> {
  const codes = rows.flatMap(({ id, values: { code } }) => (id === null && typeof code === 'string' ? [code] : []))
  const standing = await standingFor(companyId, tx, table, codes)
  if (standing.size === 0) return rows
  return rows.map((row) => {
    const found = row.id === null ? standing.get(String(row.values['code'])) : undefined
    return found === undefined ? row : { ...row, values: { ...row.values, code: found.code }, standing: found }
  })
}
