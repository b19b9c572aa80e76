import { supplierProduct } from '@countinghouse/contract/procure/supplier-product'
import { sql } from 'kysely'
import { applyRows } from '../../../platform/bulk/apply-rows.ts'
import type { BulkCtx, Outcome, Values } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import type { TierStep } from '../prices/restore-tiers.ts'
import { agree } from '../product-file/file-memory.ts'
import type { LineMemory } from './line-memory.ts'
import { placeRows } from './place-rows.ts'
import type { PlannedLine } from './plan-lines.ts'
import { planLine } from './plan-lines.ts'
import { readLineDetails } from './read-line-details.ts'
import type { SupplierRow } from './supplier-row.ts'
import { writeTiers } from './write-tiers.ts'

/** State before a row: fields of its line, whether the row created it, and its prices. */
export type SupplierBefore = Values & { readonly isNewLine?: true; readonly prices?: readonly TierStep[] }

type Running = { readonly mode: BulkMode; readonly memory: LineMemory }
type WrittenLine = { readonly line: PlannedLine; readonly outcome: Exclude<Outcome, { kind: 'refused' }> }

/**
 * Imports rows of a supplier catalogue file: lines by the bulk writer, and their prices, in a constant number of statements. Locks:
 * the lines, by id.
 */
export async function writeSupplierRows(
  ctx: BulkCtx,
  tx: Tx,
  rows: readonly SupplierRow[],
  { mode, memory }: Running,
): Promise<Outcome[]> {
  await recall(ctx, tx, memory)
  const facts = await readLineDetails(ctx, tx, rows)
  const { groups, refused } = placeRows(rows, facts, memory, ctx.locale)
  const planned = groups.map((group) => planLine(group, { locale: ctx.locale, mode, memory, facts }))
  const { written, refused: others } = await writeLines(ctx, tx, planned)
  const steps = await writePrices(ctx, tx, written)
  const outcomes = new Map<number, Outcome>()
  for (const some of [refused, ...planned.map((line) => line.refused), others])
    for (const [number, issues] of some) outcomes.set(number, { number, kind: 'refused', issues })
  for (const { line, outcome } of written)
    for (const { number } of line.sound)
      outcomes.set(number, outcomeOf(number, { line, outcome }, steps.get(number) ?? []))
  return rows.flatMap(({ number }) => outcomes.get(number) ?? [])
}

/** Replays rows written by an interrupted run into the memory. */
async function recall(ctx: BulkCtx, tx: Tx, memory: LineMemory): Promise<void> {
  const rows = memory.readRemembered()
  if (rows.length === 0) return
  const facts = await readLineDetails(ctx, tx, rows)
  for (const { key, rows: own } of placeRows(rows, facts, memory, ctx.locale).groups) {
    memory.mention(key)
    const said = new Map(memory.saidOf(key))
    for (const row of own) {
      agree(said, { number: row.number, values: row.line }, () => '')
      if (Object.keys(row.price).length > 0) memory.recallTier(key, row, facts.today)
    }
    memory.keep(key, said)
  }
}

async function writeLines(ctx: BulkCtx, tx: Tx, planned: readonly PlannedLine[]) {
  const lines = planned.filter(({ sound }) => sound.length > 0)
  const numberOf = ({ sound }: PlannedLine) => sound[0]?.number ?? 0
  const given = lines.map((line) => ({ number: numberOf(line), id: line.known?.id ?? null, values: line.values }))
  const outcomes = new Map((await applyRows(ctx, tx, supplierProduct, given)).map((one) => [one.number, one]))
  const refused = new Map<number, readonly Issue[]>()
  const written: WrittenLine[] = []
  for (const line of lines) {
    const outcome = outcomes.get(numberOf(line))
    if (outcome?.kind === 'refused') for (const { number } of line.sound) refused.set(number, outcome.issues)
    else if (outcome !== undefined) written.push({ line, outcome })
  }
  return { written, refused }
}

/** Answers the changes of each row. */
async function writePrices(
  ctx: BulkCtx,
  tx: Tx,
  written: readonly WrittenLine[],
): Promise<ReadonlyMap<number, readonly TierStep[]>> {
  const all = written.flatMap(({ line, outcome }) => line.changes.map((change) => ({ change, lineId: outcome.id })))
  if (all.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string; currency: string }>`
    select id, name, currency from procure.supplier_product
    where company_id = ${ctx.companyId} and id = any(${[...new Set(all.map(({ lineId }) => lineId))]}::bigint[])`.execute(
    tx,
  )
  const lines = new Map(rows.map((row) => [row.id, row]))
  const writes = all.map(({ change: { id, before, after }, lineId }) => {
    const { name = '', currency = '' } = lines.get(lineId) ?? {}
    return { lineId, label: name, currency, id, before, after }
  })
  const ids = await writeTiers(ctx, tx, writes)
  const steps = all.flatMap(({ change: { number, before, after } }, at) =>
    number === null ? [] : [{ number, step: { id: ids[at] ?? 0, before, after } }],
  )
  const byRow = Map.groupBy(steps, ({ number }) => number)
  return new Map([...byRow].map(([number, own]) => [number, own.map(({ step }) => step)]))
}

/** The first row of a line in a chunk also reports the outcome of the line. */
function outcomeOf(number: number, { line, outcome }: WrittenLine, steps: readonly TierStep[]): Outcome {
  const { id, version } = outcome
  const isFirst = line.sound[0]?.number === number
  const begun = steps.find(({ before }) => before === null)
  // In a trial a line created by an earlier chunk is created again.
  const isComputed = isFirst && outcome.kind === 'created' && !line.isMentioned
  const prices = steps.length === 0 ? {} : { prices: steps }
  const kept = { number, id, version }
  if (isComputed) return { ...kept, kind: 'created', partId: begun?.id ?? id, before: { ...prices, isNewLine: true } }
  const changed = isFirst && outcome.kind === 'changed' ? outcome.before : {}
  const before = { ...changed, ...prices, ...(steps.length > 0 && shownBefore(steps)) }
  return Object.keys(before).length === 0 ? { ...kept, kind: 'unchanged' } : { ...kept, kind: 'changed', before }
}

/** Previous price shown for a replaced one. */
function shownBefore(steps: readonly TierStep[]): Values {
  const ended = steps.find(({ before }) => before !== null)?.before
  return ended == null ? { unitPrice: null } : { unitPrice: ended.unitPrice, validFrom: ended.validFrom }
}
