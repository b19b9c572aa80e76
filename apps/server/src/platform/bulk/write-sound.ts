import { text as issueText } from '@countinghouse/contract/issues.text'
import type { Master } from '@countinghouse/contract/master'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { meaningOf } from '../constraint-meaning.ts'
import type { Tx } from '../db.ts'
import type { Finding } from '../import/finding.ts'
import { masterConstraintRules } from '../master.ts'
import { isDataError, violationOf } from '../pg-errors.ts'
import type { BulkCtx, PlannedRow } from './bulk-row.ts'
import { fieldFindings, guardFindings } from './refusal-findings.ts'

type Written<T> = { readonly written: T[]; readonly refused: ReadonlyMap<number, readonly Finding[]> }
/** `noting`: keeps what is audited and emitted meanwhile until the write stands. */
type Write<T> = (rows: readonly PlannedRow[], noting: BulkCtx) => Promise<T[]>

/**
 * Writes all rows at once; when the database or a guard refuses, halves them until the rows are alone that are refused, and writes all others.
 * One bad row among a thousand costs ten more statements, not a thousand.
 */
export async function writeSound<T>(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly PlannedRow[],
  write: Write<T>,
): Promise<Written<T>> {
  if (rows.length === 0) return { written: [], refused: new Map() }
  await sql`savepoint bulk`.execute(tx)
  try {
    const notes: (() => void)[] = []
    const written = await write(rows, notingCtx(ctx, notes))
    await sql`release savepoint bulk`.execute(tx)
    for (const note of notes) note()
    return { written, refused: new Map() }
  } catch (error) {
    // Only what the rows themselves cause; a deadlock or a lost connection ends the transaction as ever.
    if (violationOf(error) === null && !isDataError(error) && !(error instanceof AppError)) throw error
    await sql`rollback to savepoint bulk`.execute(tx)
    const [only, ...others] = rows
    if (only !== undefined && others.length === 0)
      return {
        written: [],
        refused: new Map([[only.row.number, await meaning(ctx, tx, master, { error, row: only })]]),
      }
  }
  const middle = Math.ceil(rows.length / 2)
  const first = await writeSound(ctx, tx, master, rows.slice(0, middle), write)
  const second = await writeSound(ctx, tx, master, rows.slice(middle), write)
  return {
    written: [...first.written, ...second.written],
    refused: new Map([...first.refused, ...second.refused]),
  }
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
): Promise<readonly Finding[]> {
  if (error instanceof AppError) return guardFindings(ctx, master, error)
  const rules = new Map(masterConstraintRules(master))
  const refusal = await meaningOf(error, rules, ctx, tx, row.values)
  const findings = refusal instanceof AppError ? fieldFindings(master, refusal) : []
  if (findings.length > 0) return findings
  // What no value of the row has caused is no fault of the file.
  if (!isDataError(error)) throw error
  const message = format(issueText.wrong_type, ctx.locale)
  return [{ field: null, code: 'wrong_type', message, found: null, suggestions: [] }]
}
