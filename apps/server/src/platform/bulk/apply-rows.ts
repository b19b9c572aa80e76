import type { Master, MasterRow } from '@countinghouse/contract/master'
import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'
import { issueOf } from '../import/issue.ts'
import { inactiveNames } from '../records/inactive-names.ts'
import { notifyGuardOfAll, verbOf } from '../records/master-guard.ts'
import { fieldsOf } from '../records/master.ts'
import type { MasterTable } from '../records/master-table.ts'
import { masterTableOf } from '../records/master-table.ts'
import { brokenRules } from './broken-rules.ts'
import { guardedRows } from './guarded-rows.ts'
import type { BulkCtx, BulkRow, Outcome, PlannedRow, Values } from './bulk-row.ts'
import { matchRows } from './match-rows.ts'
import type { BulkMode, RowsSeen } from './plan-rows.ts'
import { planRows } from './plan-rows.ts'
import { standingRows } from './standing-rows.ts'
import { insertRows, updateRows } from './write-rows.ts'
import { writeSound } from './write-sound.ts'

export type BulkOptions = {
  readonly mode?: BulkMode
  /** Kept by the caller over all chunks of one file, so that rows which want the same record find each other. */
  readonly seen?: RowsSeen
  /** Records are as they were before: what they name again may be inactive by now. */
  readonly isWayBack?: boolean
}

/**
 * Creates and changes many records of a master in a few statements, in the transaction of the caller: rows that break a rule are
 * refused with words, all others are written and audited each. Best in chunks of some hundred. Locks: the records, by id.
 */
export async function applyRows(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  given: readonly BulkRow[],
  { mode = 'upsert', seen = new Map(), isWayBack = false }: BulkOptions = {},
): Promise<Outcome[]> {
  const table = masterTableOf(master)
  const rows = await standingRows(ctx, tx, table, given)
  const matches = await matchRows(ctx, tx, { master, table }, rows)
  const plan = planRows(rows, { ctx, master, matches, mode, seen })
  const outcomes = new Map<number, Outcome>()
  const refuse = (number: number, issues: Extract<Outcome, { kind: 'refused' }>['issues']) =>
    outcomes.set(number, { number, kind: 'refused', issues })
  const planned: PlannedRow[] = []
  for (const [number, one] of plan) {
    if ('issues' in one) refuse(number, one.issues)
    else if (isUnchanged(one.planned)) outcomes.set(number, unchanged(one.planned))
    else planned.push(one.planned)
  }
  const broken = await brokenRules(ctx, tx, { master, table }, planned)
  for (const [number, issues] of broken) refuse(number, issues)
  const whole = planned.filter(({ row }) => !broken.has(row.number))
  const guarded = await guardedRows(ctx, tx, master, whole)
  for (const [number, issues] of guarded) refuse(number, issues)
  const allowed = whole.filter(({ row }) => !guarded.has(row.number))
  const writes = allowed.map(({ before, values }) => ({ before, after: values }))
  const inactive = isWayBack ? new Map<number, never>() : await inactiveNames(ctx, tx, table, writes)
  for (const [at, issues] of inactive) refuse(allowed[at]?.row.number ?? 0, issues)
  const sound = allowed.filter((_, at) => !inactive.has(at))
  for (const isNew of [true, false]) {
    const part = sound.filter(({ before }) => (before === null) === isNew)
    const write = isNew ? insertRows : updateRows
    const { written, refused } = await writeSound(ctx, tx, master, part, async (some, noting) => {
      const pairs = paired(some, await write(noting, tx, table, some))
      const writes = pairs.map(({ planned: { before }, record }) => {
        return { verb: verbOf(before, record), before, after: record }
      })
      await notifyGuardOfAll(noting, tx, table.entity, writes)
      return pairs
    })
    for (const [number, issues] of refused) refuse(number, issues)
    for (const pair of written) outcomes.set(pair.planned.row.number, audited(ctx, table, pair))
  }
  return rows.map(({ number }) => outcomes.get(number) ?? lost(ctx, number))
}

/** What applyRows would say, with nothing written: the database itself is asked, and everything taken back. */
export async function checkRows(
  ctx: BulkCtx,
  tx: Tx,
  master: Master,
  rows: readonly BulkRow[],
  options: BulkOptions = {},
): Promise<Outcome[]> {
  return await dryRun(ctx, tx, (trying) => applyRows(trying, tx, master, rows, options))
}

/** Does something, and takes back what it wrote; nothing of it is audited or emitted. */
export async function dryRun<T, C extends BulkCtx>(ctx: C, tx: Tx, run: (trying: C) => Promise<T>): Promise<T> {
  await sql`savepoint dry_run`.execute(tx)
  const result = await run({ ...ctx, audit: () => {}, emit: () => {} })
  await sql`rollback to savepoint dry_run`.execute(tx)
  return result
}

type Pair = { readonly planned: PlannedRow; readonly record: MasterRow }

/**
 * A record that was written belongs to the row with its id, a new one to the row with its code. Where that was drawn it belongs to
 * the next row with its name, since several may share one: ids are given in the order of the rows.
 */
function paired(rows: readonly PlannedRow[], records: readonly MasterRow[]): Pair[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const byCode = new Map(records.map((record) => [record.code, record]))
  const chosen = new Set(rows.map(({ values }) => values['code']))
  const drawn = records.filter(({ code }) => !chosen.has(code)).toSorted((one, other) => one.id - other.id)
  const byName = Map.groupBy(drawn, ({ name }) => name)
  const createdOf = ({ code, name }: Values) =>
    code === null ? byName.get(String(name))?.shift() : byCode.get(String(code))
  return rows.flatMap((planned) => {
    const record = planned.before === null ? createdOf(planned.values) : byId.get(planned.before.id)
    return record === undefined ? [] : [{ planned, record }]
  })
}

function audited(ctx: BulkCtx, table: MasterTable, { planned: { row, before }, record }: Pair): Outcome {
  const { id, version } = record
  ctx.audit({
    entity: table.entity,
    entityId: id,
    label: record.name,
    before: before === null ? null : fieldsOf(table, before),
    after: fieldsOf(table, record),
  })
  if (before === null) return { number: row.number, kind: 'created', id, version }
  return { ...meant(row), kind: 'changed', id, version, before: changedFields(row.values, before) }
}

/** The fields that the row changes, with what they were. */
function changedFields(values: Values, before: MasterRow): Values {
  return Object.fromEntries(
    Object.keys(values).flatMap((field) =>
      JSON.stringify(values[field]) === JSON.stringify(before[field]) ? [] : [[field, before[field]]],
    ),
  )
}

function isUnchanged({ row, before }: PlannedRow): boolean {
  return before !== null && Object.keys(changedFields(row.values, before)).length === 0
}

function unchanged({ row, before }: PlannedRow): Outcome {
  return { ...meant(row), kind: 'unchanged', id: before?.id ?? 0, version: before?.version ?? 0 }
}

function meant({ number, standing }: BulkRow): Pick<Extract<Outcome, { id: number }>, 'number' | 'standing'> {
  return { number, ...(standing !== undefined && { standing }) }
}

/** A record that went away between being found and being written. */
function lost(ctx: BulkCtx, number: number): Outcome {
  return { number, kind: 'refused', issues: [issueOf(ctx.locale, 'id', 'changed_meanwhile')] }
}
