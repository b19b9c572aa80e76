import { category } from '@countinghouse/contract/procure/category'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, BulkRow, Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { masterWriter } from '../../desk/index.ts'
import type { PathRow } from './category-row.ts'
import { sortRows } from './category-row.ts'
import { readTreeDetails } from './category-tree-details.ts'
import { codeKey, madeKey, pathClaim, pathKey, PathWriter } from './path-writer.ts'
import type { Running } from './running.ts'

/**
 * Writes rows of a category file: those without a path like those of any master, those with a path level by level, creating
 * missing parents. Locks: changes of the tree, then the categories.
 */
export async function writeCategoryRows(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly BulkRow[],
  running: Running,
): Promise<Outcome[]> {
  await recall(ctx, tx, running)
  const { placed, plain, refused } = sortRows(rows, ctx.locale)
  const { mode, seen } = running
  const outcomes = new Map<number, Outcome>()
  for (const [number, issues] of refused) outcomes.set(number, { number, kind: 'refused', issues })
  for (const outcome of await applyRows(ctx, tx, category, plain, { mode, seen })) outcomes.set(outcome.number, outcome)
  for (const outcome of await writePaths(ctx, tx, placed, running)) outcomes.set(outcome.number, outcome)
  return rows.flatMap(({ number }) => outcomes.get(number) ?? [])
}

/** Registers the claims of rows written earlier; any ancestor may have been created for them. */
async function recall(ctx: BulkCtx, tx: Tx, { memory, seen, written }: Running): Promise<void> {
  const rows = written.splice(0)
  if (rows.length === 0) return
  const { placed, plain } = sortRows(rows, ctx.locale)
  await masterWriter(category, seen).remember(tx, plain)
  const facts = await readTreeDetails(
    ctx,
    tx,
    placed.flatMap(({ parts }) => parts),
  )
  for (const row of placed) {
    const { number, parts, values } = row
    for (let level = 1; level < parts.length; level += 1) memory.claim(madeKey(pathKey(row, level, facts)), number)
    memory.claim(pathClaim(pathKey(row, parts.length, facts)), number)
    if (typeof values['code'] === 'string') memory.claim(codeKey(values['code']), number)
  }
}

/** Rejected rows must not leave parents behind, so the remaining rows are written again without them. */
async function writePaths(ctx: BulkCtx, tx: Tx, rows: readonly PathRow[], running: Running): Promise<Outcome[]> {
  const refused = new Map<number, readonly Issue[]>()
  for (;;) {
    const left = rows.filter(({ number }) => !refused.has(number))
    if (left.length === 0) return outcomesOf([], refused)
    await sql`savepoint paths`.execute(tx)
    const notes: (() => void)[] = []
    const noting: BulkCtx = {
      ...ctx,
      audit: (change) => notes.push(() => ctx.audit(change)),
      emit: (event, payload) => notes.push(() => ctx.emit(event, payload)),
    }
    const writer = new PathWriter(noting, tx, running)
    const done = await writer.write(left)
    const wrong = done.filter((outcome) => outcome.kind === 'refused')
    if (wrong.length === 0) {
      await sql`release savepoint paths`.execute(tx)
      for (const note of notes) note()
      writer.keep()
      return outcomesOf(done, refused)
    }
    await sql`rollback to savepoint paths`.execute(tx)
    for (const { number, issues } of wrong) refused.set(number, issues)
  }
}

function outcomesOf(done: readonly Outcome[], refused: ReadonlyMap<number, readonly Issue[]>): Outcome[] {
  return [...done, ...[...refused].map(([number, issues]): Outcome => ({ number, kind: 'refused', issues }))]
}
