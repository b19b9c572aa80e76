import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Master } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { meaningOf, registeredConstraintRules } from '../database/constraint-meaning.ts'
import type { Tx } from '../database/db.ts'
import type { Issue } from '../import/issue.ts'
import { masterConstraintRules } from '../records/master.ts'
import { isDataError, violationOf } from '../database/pg-errors.ts'
import type { BulkCtx, PlannedRow } from './bulk-row.ts'
import { fieldIssues, guardIssues } from './error-issues.ts'

type Written<T> = { readonly written: T[]; readonly refused: ReadonlyMap<number, readonly Issue[]> }
/** `noting`: keeps what is audited and emitted meanwhile until the write stands. */
type Write<R, T> = (rows: readonly R[], noting: BulkCtx) => Promise<T[]>

/** Writes rows of a master, and says what is wrong with those that the database or a guard refuses. */
export async function writeSound<T>(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly PlannedRow[],
  write: Write<PlannedRow, T>,
): Promise<Written<T>> {
  const refused = new Map<number, readonly Issue[]>()
  const written = await writeHalved(ctx, tx, rows, {
    write,
    refuse: async (row, error) => {
      refused.set(row.row.number, await meaning(ctx, tx, master, { error, row }))
    },
  })
  return { written, refused }
}

type Halving<R, T> = {
  readonly write: Write<R, T>
  readonly refuse: (one: R, error: unknown) => Promise<void> | void
}

/**
 * Writes all at once; when the database or a guard refuses, halves them until those are alone that are refused, and writes all others.
 * One bad row among a thousand costs ten more statements, not a thousand.
 */
export async function writeHalved<R, T>(
  ctx: BulkCtx,
  tx: Tx,
  all: readonly R[],
  { write, refuse }: Halving<R, T>,
): Promise<T[]> {
  if (all.length === 0) return []
  await sql`savepoint bulk`.execute(tx)
  try {
    const notes: (() => void)[] = []
    const written = await write(all, notingCtx(ctx, notes))
    await sql`release savepoint bulk`.execute(tx)
    for (const note of notes) note()
    return written
  } catch (error) {
    // Only what the rows themselves cause; a deadlock or a lost connection ends the transaction as ever.
    if (violationOf(error) === null && !isDataError(error) && !(error instanceof AppError)) throw error
    await sql`rollback to savepoint bulk`.execute(tx)
    // One that is left would be taken for that of the write around this one.
    await sql`release savepoint bulk`.execute(tx)
    const [only, ...others] = all
    if (only !== undefined && others.length === 0) {
      await refuse(only, error)
      return []
    }
  }
  const middle = Math.ceil(all.length / 2)
  const first = await writeHalved(ctx, tx, all.slice(0, middle), { write, refuse })
  const second = await writeHalved(ctx, tx, all.slice(middle), { write, refuse })
  return [...first, ...second]
}

function notingCtx(ctx: BulkCtx, notes: (() => void)[]): BulkCtx {
  return {
    ...ctx,
    audit: (change) => notes.push(() => ctx.audit(change)),
    emit: (event, payload) => notes.push(() => ctx.emit(event, payload)),
  }
}

/** Throws: what is neither a guard's refusal nor about a field of the master. */
async function meaning(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  { error, row }: { readonly error: unknown; readonly row: PlannedRow },
): Promise<readonly Issue[]> {
  if (error instanceof AppError) return guardIssues(ctx, master, error)
  const rules = new Map([...masterConstraintRules(master), ...registeredConstraintRules()])
  const refusal = await meaningOf(error, rules, ctx, tx, row.values)
  const issues = refusal instanceof AppError ? fieldIssues(master, refusal) : []
  if (issues.length > 0) return issues
  // What no value of the row has caused is no fault of the file.
  if (!isDataError(error)) throw error
  const message = format(issueText.wrong_type, ctx.locale)
  return [{ field: null, code: 'wrong_type', message, found: null, suggestions: [] }]
}
