import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { earliestDay } from './require-business-day.ts'

/** Received lots by variant and number; null for none. */
export type LotIds = { readonly idOf: (variantId: number, lotNo: string | null) => number | null }

type Named = { readonly variantId: number; readonly lotNo: string | null; readonly expiresOn: string | null }
/** A negative `quantity` is removed. */
type Quantified = Named & { readonly quantity: number }

/** Variants that are tracked by lot or serial number. */
export async function trackedAmong(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  variantIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, 'lot' | 'serial'>> {
  const { rows } = await sql<{ id: number; tracking: 'lot' | 'serial' }>`
    select v.id, p.tracking from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.id = any(${variantIds}::bigint[]) and p.tracking <> 'none'`.execute(db)
  return new Map(rows.map(({ id, tracking }) => [id, tracking]))
}

/**
 * Lines as the ledger accepts them: for untracked goods the lot is only a note, and a serial number is one piece. Throws:
 * inventory.lot_required, naming the requested lines without a lot; inventory.serial_quantity; inventory.serial_present;
 * inventory.bad_line, naming lines that expired before any business.
 */
export async function requireLots<L extends Quantified>(
  ctx: Pick<Ctx, 'companyId' | 'locale'>,
  tx: Tx,
  lines: readonly L[],
  isRequested: (line: L) => boolean = () => true,
): Promise<readonly L[]> {
  requireExpiry(ctx, lines)
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
  await requireSerials(
    ctx,
    tx,
    lines.map((line) => (tracked.get(line.variantId) === 'serial' ? line : null)),
  )
  return lines.map((line) => (tracked.has(line.variantId) ? line : { ...line, lotNo: null }))
}

/** Throws: inventory.bad_line, naming lines that expired before any business. */
export function requireExpiry({ locale }: Pick<Ctx, 'locale'>, lines: readonly Named[]): void {
  const bad = lines.flatMap(({ variantId, expiresOn }, index) =>
    expiresOn !== null && expiresOn < earliestDay ? [{ line: index + 1, variantId }] : [],
  )
  if (bad.length > 0)
    fail('inventory.bad_line', { message: format(text.expiry_too_old, locale), details: { lines: bad } })
}

/** Each named serial number is one piece and named once, and none that is added is in stock. `null`: goods of another kind. */
async function requireSerials(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  lines: readonly (Quantified | null)[],
): Promise<void> {
  const seen = new Set<string>()
  const several = lines.flatMap((line, at) => {
    if (line === null || line.lotNo === null) return []
    const key = JSON.stringify([line.variantId, line.lotNo, line.quantity > 0])
    const isOne = Math.abs(line.quantity) === 1 && !seen.has(key)
    seen.add(key)
    return isOne ? [] : [{ line: at + 1, variantId: line.variantId }]
  })
  if (several.length > 0) fail('inventory.serial_quantity', { details: { lines: several } })
  const added = lines.flatMap((line, at) =>
    line !== null && line.lotNo !== null && line.quantity > 0 ? [{ ...line, at }] : [],
  )
  if (added.length === 0) return
  const { rows } = await sql<{ line: number; variantId: number; lot: string }>`
    select n.line, t.variant_id as "variantId", t.lot_no as lot
    from unnest(${added.map(({ at }) => at + 1)}::int[], ${added.map(({ variantId }) => variantId)}::bigint[], ${added.map(({ lotNo }) => lotNo)}::text[]) as n (line, variant_id, lot_no)
    join inventory.stock_lot t on t.company_id = ${companyId} and t.variant_id = n.variant_id and t.lot_no = n.lot_no and t.is_serial
    where exists (
      select from inventory.stock_balance b
      where b.company_id = t.company_id and b.variant_id = t.variant_id and b.lot_id = t.id and b.on_hand > 0)
    order by n.line`.execute(tx)
  const given = new Set(lines.flatMap((line) => (line !== null && line.quantity < 0 ? [keyOf(line)] : [])))
  const present = rows.filter(({ variantId, lot }) => !given.has(keyOf({ variantId, lotNo: lot })))
  if (present.length > 0) fail('inventory.serial_present', { details: { lines: present } })
}

function keyOf({ variantId, lotNo }: Pick<Named, 'variantId' | 'lotNo'>): string {
  return JSON.stringify([variantId, lotNo])
}

/** A new lot takes the expiry date of the first line that names it with one; existing lots are unchanged. */
export async function recordLots(ctx: Pick<Ctx, 'companyId'>, tx: Tx, named: readonly Named[]): Promise<LotIds> {
  const each = eachOf(named)
  if (each === null) return { idOf: () => null }
  await sql`
    insert into inventory.stock_lot (company_id, variant_id, lot_no, expires_on, is_serial)
    select distinct on (n.variant_id, n.lot_no) ${ctx.companyId}::bigint, n.variant_id, n.lot_no, n.expires_on, p.tracking = 'serial' from ${each}
    join procure.variant v on v.company_id = ${ctx.companyId} and v.id = n.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
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
  const ids = new Map(rows.map(({ id, ...named }) => [keyOf(named), id]))
  return { idOf: (variantId, lotNo) => ids.get(keyOf({ variantId, lotNo })) ?? null }
}

function eachOf(named: readonly Named[]) {
  const lots = named.filter(({ lotNo }) => lotNo !== null)
  if (lots.length === 0) return null
  return sql`unnest(${lots.map(({ variantId }) => variantId)}::bigint[], ${lots.map(({ lotNo }) => lotNo)}::text[],
    ${lots.map(({ expiresOn }) => expiresOn)}::date[]) with ordinality as n (variant_id, lot_no, expires_on, place)`
}
