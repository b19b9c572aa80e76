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

type Written<T> = { readonly written: T[]; readonly refused: ReadonlyMap<number, readonly Finding[]> }
type Write<T> = (rows: readonly PlannedRow[]) => Promise<T[]>

/**
 * Writes all rows at once; when the database refuses, halves them until the rows are alone that it refuses, and writes all others.
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
    const written = await write(rows)
    await sql`release savepoint bulk`.execute(tx)
    return { written, refused: new Map() }
  } catch (error) {
    // Only what the rows themselves cause; a deadlock or a lost connection ends the transaction as ever.
    if (violationOf(error) === null && !isDataError(error)) throw error
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

/** Throws: what is not about a field of the master. */
async function meaning(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  { error, row }: { readonly error: unknown; readonly row: PlannedRow },
): Promise<readonly Finding[]> {
  const rules = new Map(masterConstraintRules(master))
  const refusal = await meaningOf(error, rules, ctx, tx, row.values)
  const fields = refusal instanceof AppError ? Object.entries(refusal.fields ?? {}) : []
  const findings = fields.flatMap(([field, errors]) =>
    field in master.fields
      ? errors.map(({ code, message }) => ({ field, code, message, found: null, suggestions: [] }))
      : [],
  )
  if (findings.length > 0) return findings
  // What no value of the row has caused is no fault of the file.
  if (!isDataError(error)) throw error
  const message = format(issueText.wrong_type, ctx.locale)
  return [{ field: null, code: 'wrong_type', message, found: null, suggestions: [] }]
}
