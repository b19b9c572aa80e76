import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Counted, Line } from './read-counted.ts'
import type { Shared } from './share-unloaded.ts'

/** The lots that came in, by their variant and number; null: of no lot. */
export type LotIds = { readonly idOf: (variantId: number, lotNo: string | null) => number | null }

type Arrived = {
  readonly parts: readonly Shared[]
  readonly lines: readonly Line[]
  readonly counted: readonly Counted[]
}
type Lot = { readonly variantId: number; readonly lotNo: string }

/** Lots that nobody knew yet expire when their line or their label says; the others stay as they are known. */
export async function keepLots({ companyId }: Ctx, tx: Tx, { parts, lines, counted }: Arrived): Promise<LotIds> {
  const lots = parts.flatMap(({ variantId, lotNo }): Lot[] => (lotNo === null ? [] : [{ variantId, lotNo }]))
  if (lots.length === 0) return { idOf: () => null }
  const expiryOf = ({ variantId, lotNo }: Lot) =>
    [...lines, ...counted].find((one) => one.variantId === variantId && one.lotNo === lotNo && one.expiresOn !== null)
      ?.expiresOn ?? null
  const named = sql`unnest(${lots.map(({ variantId }) => variantId)}::bigint[], ${lots.map(({ lotNo }) => lotNo)}::text[],
    ${lots.map(expiryOf)}::date[]) as n (variant_id, lot_no, expires_on)`
  await sql`
    insert into inventory.stock_lot (company_id, variant_id, lot_no, expires_on)
    select distinct on (n.variant_id, n.lot_no) ${companyId}::bigint, n.variant_id, n.lot_no, n.expires_on from ${named}
    order by n.variant_id, n.lot_no on conflict do nothing`.execute(tx)
  const { rows } = await sql<Lot & { readonly id: number }>`
    select l.id, l.variant_id as "variantId", l.lot_no as "lotNo" from inventory.stock_lot l
    where l.company_id = ${companyId} and (l.variant_id, l.lot_no) in (select n.variant_id, n.lot_no from ${named})`.execute(
    tx,
  )
  const keyOf = (variantId: number, lotNo: string | null) => JSON.stringify([variantId, lotNo])
  const ids = new Map(rows.map(({ id, variantId, lotNo }) => [keyOf(variantId, lotNo), id]))
  return { idOf: (variantId, lotNo) => ids.get(keyOf(variantId, lotNo)) ?? null }
}
