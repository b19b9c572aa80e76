import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/database/db.ts'
import type { LateCost } from './post-revaluation.ts'

/** What `postRevaluation` would leave in stock of each line, if it posted them now, by `<posting> <line>`. Units: minor units of the company's currency. */
export async function previewCosts(
  companyId: number,
  db: Reader | Tx,
  lines: readonly LateCost[],
): Promise<ReadonlyMap<string, number>> {
  const each = (key: keyof LateCost) => lines.map((line) => line[key])
  const { rows } = await sql<{ postingId: number; lineNo: number; stockMinor: number }>`
    select p.posting_id as "postingId", p.line_no as "lineNo", p.stock_minor as "stockMinor" from inventory.preview_costs(
      ${companyId}, ${each('postingId')}::bigint[], ${each('lineNo')}::integer[], ${each('costMinor')}::bigint[]) p`.execute(
    db,
  )
  return new Map(rows.map(({ postingId, lineNo, stockMinor }) => [`${postingId} ${lineNo}`, stockMinor]))
}
