import type { Series } from '@countinghouse/contract/series'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/**
 * `day`: business date of the document, `YYYY-MM-DD`, which determines the period. `storeId`: for series numbered per
 * store.
 */
type Rendering = { readonly storeId: number; readonly day: string }

/**
 * Assigns the next number of a series to a document that is submitted in this transaction; a rollback returns it.
 * Locks: the counter, as the last lock of the transaction. Source: docs/guides/erp.md, Number series.
 */
export async function assignNumber(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  { key, prefix, padding, reset, isPerStore }: Series,
  { storeId, day }: Rendering,
): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select erp.draw_number(${companyId}, ${key}, ${isPerStore ? storeId : null}::bigint, ${day}::date, ${prefix}, ${padding}, ${reset})
      as number`.execute(tx)
  const [drawn] = rows
  if (drawn === undefined) throw new Error(`${key} drew nothing.`)
  return drawn.number
}
