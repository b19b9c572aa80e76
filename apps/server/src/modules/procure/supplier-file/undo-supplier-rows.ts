import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, Values } from '../../../platform/bulk/bulk-row.ts'
import type { Removal } from '../../../platform/bulk/remove-rows.ts'
import { removeRows } from '../../../platform/bulk/remove-rows.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { DoneRow, UndoneRows } from '../../../platform/import/file-form.ts'
import { usedAmong } from '../../../platform/records/usage.ts'
import { restoreTiers } from '../prices/restore-tiers.ts'
import { readTiers } from './read-line-details.ts'
import type { SupplierBefore } from './write-supplier-rows.ts'
import type { TierWrite } from './write-tiers.ts'
import { writeTiers } from './write-tiers.ts'

type Line = { readonly id: number; readonly name: string; readonly currency: string; readonly version: number }
type Row = DoneRow & { readonly before: SupplierBefore | null }

/**
 * Undoes rows of a supplier catalogue import, last ones first: created lines and prices are deleted, ended or changed ones
 * restored. Lines and prices changed since are kept, as are lines used meanwhile. Locks: the lines, by id.
 */
export async function undoSupplierRows(ctx: BulkCtx, tx: Tx, rows: readonly Row[]): Promise<UndoneRows> {
  const fates = new Map<number, Removal>()
  const lines = await lockLines(ctx, tx, rows)
  // The last row of a line has its state at the end of the import.
  const versions = new Map(
    rows
      .filter(isOfLine)
      .toReversed()
      .map(({ recordId, versionAfter }) => [recordId, versionAfter]),
  )
  const open = rows.filter((row) => {
    const line = lines.get(row.recordId)
    if (line === undefined) fates.set(row.number, 'gone')
    else if (isOfLine(row) && line.version !== versions.get(line.id)) fates.set(row.number, 'changed_meanwhile')
    return !fates.has(row.number)
  })
  const tiers = await readTiers(ctx, tx, [...lines.keys()])
  const writesOf = (some: readonly Row[]) => {
    const steps = some.map(({ number, recordId, before }) => ({ number, of: recordId, steps: before?.prices ?? [] }))
    const { writes, refused } = restoreTiers(steps, tiers)
    const labelled = writes.flatMap(({ of: lineId, ...write }): TierWrite[] => {
      const line = lines.get(lineId)
      return line === undefined ? [] : [{ ...write, lineId, label: line.name, currency: line.currency }]
    })
    return { writes: labelled, refused }
  }
  const kept = await usedLines(ctx, tx, open, writesOf(open).writes)
  for (const row of open) if (isNewLine(row) && kept.has(row.recordId)) fates.set(row.number, 'used_elsewhere')
  const free = open.filter(({ number }) => !fates.has(number))
  const { writes, refused } = writesOf(free)
  for (const number of refused) fates.set(number, 'changed_meanwhile')
  await writeTiers(ctx, tx, writes)
  const sound = free.filter(({ number }) => !refused.has(number))
  await restoreLines(ctx, tx, sound, { lines, fates })
  for (const row of sound) if (!fates.has(row.number)) fates.set(row.number, 'undone')
  const after = await lockLines(ctx, tx, rows)
  return { fates, versions: new Map([...after].map(([id, { version }]) => [id, version])) }
}

/** Whether the row created its line or changed fields of it. */
function isOfLine({ before }: Row): boolean {
  return Object.keys(before ?? {}).some((field) => field === 'isNewLine' || field in supplierProduct.fields)
}

function isNewLine({ before }: Row): boolean {
  return before?.isNewLine === true
}

async function lockLines({ companyId }: BulkCtx, tx: Tx, rows: readonly Row[]): Promise<ReadonlyMap<number, Line>> {
  const { rows: lines } = await sql<Line>`
    select id, name, currency, version from procure.supplier_product
    where company_id = ${companyId} and id = any(${[...new Set(rows.map(({ recordId }) => recordId))]}::bigint[])
    order by id for no key update`.execute(tx)
  return new Map(lines.map((line) => [line.id, line]))
}

/** Lines created by the import with references other than their imported prices. */
async function usedLines(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly Row[],
  writes: readonly TierWrite[],
): Promise<ReadonlySet<number>> {
  const created = rows.filter(isNewLine).map(({ recordId }) => recordId)
  if (created.length === 0) return new Set()
  await sql`savepoint take_back`.execute(tx)
  await writeTiers({ ...ctx, audit: () => undefined }, tx, writes)
  const used = await usedAmong(tx, ctx.companyId, supplierProduct.entity, created)
  await sql`rollback to savepoint take_back`.execute(tx)
  return used
}

/** Deletes lines created by rows, and restores the fields of others. */
async function restoreLines(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly Row[],
  { lines, fates }: { readonly lines: ReadonlyMap<number, Line>; readonly fates: Map<number, Removal> },
): Promise<void> {
  const created = new Set(rows.filter(isNewLine).map(({ recordId }) => recordId))
  const targets = [...created].map((id) => ({ id, version: lines.get(id)?.version ?? 0 }))
  const removals = await removeRows(ctx, tx, supplierProduct, targets)
  const changed = [...Map.groupBy(rows, ({ recordId }) => recordId)].flatMap(([id, own]) => {
    if (created.has(id)) return []
    // The first row has the values before all rows.
    const before = own.reduce<Values>((known, row) => ({ ...known, ...row.before }), {})
    const values = Object.fromEntries(Object.entries(before).filter(([field]) => field in supplierProduct.fields))
    return Object.keys(values).length === 0 ? [] : [{ number: id, id, values }]
  })
  const outcomes = await applyRows(ctx, tx, supplierProduct, changed, { mode: 'update' })
  const refused = new Set(outcomes.flatMap(({ number, kind }) => (kind === 'refused' ? [number] : [])))
  for (const row of rows) {
    if (isNewLine(row)) fates.set(row.number, removals.get(row.recordId) ?? 'gone')
    else if (isOfLine(row) && refused.has(row.recordId)) fates.set(row.number, 'refused')
  }
}
