import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'

/** Received lots by variant and number; null for none. */
export type LotIds = { readonly idOf: (variantId: number, lotNo: string | null) => number | null }

type Named = { readonly variantId: number; readonly lotNo: string | null; readonly expiresOn: string | null }

/** Variants that are tracked by lot. */
export async function trackedAmong(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  variantIds: readonly (number | null)[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select v.id from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${variantIds}::bigint[]) and p.tracking = 'lot'`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Lines as the ledger accepts them: for untracked goods the lot is only a note. Throws: inventory.lot_required, naming the `requested` lines
 * without a lot.
 */
export async function requireLots<L extends Named>(
  ctx: Pick<Ctx, 'companyId'>,
  tx: Tx,
  lines: readonly L[],
  isRequested: (line: L) => boolean = () => true,
): Promise<readonly L[]> {
  const tracked = await trackedAmong(
    ctx,
    tx,
    lines.map(({ variantId }) => variantId),
  )
  const missing = lines.flatMap((line, index) =>
    line.lotNo === null && tracked.has(line.variantId) && isRequested(line)
      ? [{ line: index + 1, variantId: line.variantId }]
      : [],
  )
  if (missing.length > 0) fail('inventory.lot_required', { details: { lines: missing } })
  return lines.map((line) => (tracked.has(line.variantId) ? line : { ...line, lotNo: null }))
}

/** A new lot takes the expiry date of the first line that names it with one; existing lots are unchanged. */
export async function recordLots(ctx: Pick<Ctx, 'companyId'>, tx: Tx, named: readonly Named[]): Promise<LotIds> {
  const each = eachOf(named)
  if (each === null) return { idOf: () => null }
  await sql`
    insert into inventory.stock_lot (company_id, variant_id, lot_no, expires_on)
    select distinct on (n.variant_id, n.lot_no) ${ctx.companyId}::bigint, n.variant_id, n.lot_no, n.expires_on from ${each}
    order by n.variant_id, n.lot_no, (n.expires_on is null), n.place on conflict do nothing`.execute(tx)
  return await findLots(ctx, tx, named)
}

/** Existing lots. */
export async function findLots(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  named: readonly Named[],
): Promise<LotIds> {
  const each = eachOf(named)
  if (each === null) return { idOf: () => null }
  const { rows } = await sql<{ id: number; variantId: number; lotNo: string }>`
    select l.id, l.variant_id as "variantId", l.lot_no as "lotNo" from inventory.stock_lot l
    where l.company_id = ${companyId} and (l.variant_id, l.lot_no) in (select n.variant_id, n.lot_no from ${each})`.execute(
    tx,
  )
  const keyOf = (variantId: number, lotNo: string | null) => JSON.stringify([variantId, lotNo])
  const ids = new Map(rows.map(({ id, variantId, lotNo }) => [keyOf(variantId, lotNo), id]))
  return { idOf: (variantId, lotNo) => ids.get(keyOf(variantId, lotNo)) ?? null }
}

function eachOf(named: readonly Named[]) {
  const lots = named.filter(({ lotNo }) => lotNo !== null)
  if (lots.length === 0) return null
  return sql`unnest(${lots.map(({ variantId }) => variantId)}::bigint[], ${lots.map(({ lotNo }) => lotNo)}::text[],
    ${lots.map(({ expiresOn }) => expiresOn)}::date[]) with ordinality as n (variant_id, lot_no, expires_on, place)`
}
