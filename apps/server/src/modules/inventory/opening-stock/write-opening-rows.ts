import { randomUUID } from 'node:crypto'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import type { AppError } from '@countinghouse/kernel/errors'
import { z } from 'zod'
import type { Outcome } from '../../../platform/bulk/bulk-row.ts'
import type { BulkMode } from '../../../platform/bulk/plan-rows.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument, moveDocument } from '../../../platform/documents/document.ts'
import type { Issue } from '../../../platform/import/issue.ts'
import { attempt, wordsOf } from '../../../platform/calls/attempt.ts'
import type { OpeningStock } from './calculate-opening.ts'
import { calculateOpening } from './calculate-opening.ts'
import { checkOpeningRows, readOpeningFacts } from './check-opening-rows.ts'
import type { OpeningMemory } from './opening-memory.ts'
import type { OpeningRow, ReadOpening } from './opening-row.ts'
import { postOpening } from './post-opening.ts'

/** Lines of one document. */
export const mostLines = 1000

/** Rows for the same stock that are tried one after the other; a file of one row repeated costs no more postings. */
const mostRounds = 10

type Writing = { readonly memory: OpeningMemory; readonly mode: BulkMode }
type Entered = { readonly document: OpeningStock; readonly rows: readonly OpeningRow[] }
type Refuse = (rows: readonly OpeningRow[], issue: Issue) => void

/**
 * Makes and posts a document for each store and day of the rows, in their order. Rows that the ledger refuses are left out of it. Locks:
 * those of the postings, store by store.
 */
export async function writeOpeningRows(
  ctx: Ctx,
  tx: Tx,
  rows: readonly ReadOpening[],
  { memory, mode }: Writing,
): Promise<Outcome[]> {
  const remembered = memory.takeRemembered()
  const facts = await readOpeningFacts(ctx, tx, [...remembered, ...rows])
  // They are in the ledger: only what they claim is of interest.
  checkOpeningRows(ctx, remembered, { facts: { ...facts, posted: new Map() }, memory, mode })
  const outcomes = new Map<number, Outcome>()
  const refuseAs = (number: number, issues: readonly Issue[]) =>
    outcomes.set(number, { number, kind: 'refused', issues })
  const refuse: Refuse = (some, issue) => {
    for (const row of some) {
      refuseAs(row.number, [issue])
      memory.release(row)
    }
  }
  const enterSound = async (some: readonly ReadOpening[]): Promise<readonly OpeningRow[]> => {
    const { sound, refused, again } = checkOpeningRows(ctx, some, { facts, memory, mode })
    for (const [number, issues] of refused) refuseAs(number, issues)
    for (const part of partsOf(sound))
      for (const { document, rows: lines } of await enterRows(ctx, tx, part, refuse)) {
        const { id, version, storeId, totalQuantity, valueMinor } = document
        lines.forEach(({ number }, index) =>
          outcomes.set(number, { number, kind: 'created', id, version, partId: index + 1 }),
        )
        const label = facts.stores.get(storeId)?.label ?? String(storeId)
        memory.add(storeId, { label, rows: lines.length, quantity: totalQuantity, valueMinor })
      }
    return again.filter((row) => memory.isFree(row))
  }
  // What only a row kept out that the ledger refused is entered in its place.
  let left: readonly ReadOpening[] = rows
  for (let round = 0; left.length > 0 && round < mostRounds; round++) left = await enterSound(left)
  return rows.flatMap(({ number }) => outcomes.get(number) ?? [])
}

/** The rows of each document: those of a store and day, by store, since stock is locked in that order. */
function partsOf(rows: readonly OpeningRow[]): readonly (readonly OpeningRow[])[] {
  const groups = [...Map.groupBy(rows, ({ storeId, effectiveOn }) => JSON.stringify([storeId, effectiveOn])).values()]
  const keyOf = ([first]: readonly OpeningRow[]) => [first?.storeId ?? 0, first?.effectiveOn ?? ''] as const
  const ordered = groups.toSorted((one, other) => {
    const [store, day] = keyOf(one)
    const [otherStore, otherDay] = keyOf(other)
    return store - otherStore || (day < otherDay ? -1 : 1)
  })
  return ordered.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / mostLines) }, (_, at) =>
      group.slice(at * mostLines, (at + 1) * mostLines),
    ),
  )
}

/** Posts the rows as one document without those that are refused; as two where together they exceed what one may hold. */
async function enterRows(ctx: Ctx, tx: Tx, rows: readonly OpeningRow[], refuse: Refuse): Promise<Entered[]> {
  if (rows.length === 0) return []
  const tried = await attempt(ctx, tx, (noting) => enter(noting, tx, rows))
  if ('value' in tried) return [{ document: tried.value, rows }]
  const { refusal } = tried
  if (refusal.code === 'inventory.rule_broken' && rows.length > 1) {
    const middle = Math.ceil(rows.length / 2)
    const first = await enterRows(ctx, tx, rows.slice(0, middle), refuse)
    return [...first, ...(await enterRows(ctx, tx, rows.slice(middle), refuse))]
  }
  const named = namedBy(refusal, rows)
  // What names no row, such as a closed period, is true of each: asking row by row would take as many postings.
  const refused = new Set(named.length > 0 ? named : rows)
  refuse([...refused], issueOfRefusal(ctx, refusal))
  const others = rows.filter((row) => !refused.has(row))
  return await enterRows(ctx, tx, others, refuse)
}

async function enter(ctx: Ctx, tx: Tx, rows: readonly OpeningRow[]): Promise<OpeningStock> {
  const [first] = rows
  const entered = {
    uid: randomUUID(),
    storeId: first?.storeId ?? 0,
    effectiveOn: first?.effectiveOn ?? '',
    note: null,
    lines: rows.map(({ variantId, lotNo, expiresOn, locationId, quantity, unitCost }) => ({
      variantId,
      lotNo,
      expiresOn,
      locationId,
      quantity,
      unitCost,
    })),
  }
  const calculated = await calculateOpening(ctx, tx, entered)
  const draft = (await createDocument(ctx, tx, openingStock, entered, calculated)) as OpeningStock
  const posted = await postOpening(ctx, tx, draft)
  return (await moveDocument(ctx, tx, openingStock, draft, { status: 'posted', ...posted })) as OpeningStock
}

/** Column of a file that a refusal is about, by the last part of its code; others are about the row. */
const columns: Readonly<Record<string, string>> = {
  day_ahead: 'effectiveOn',
  day_too_old: 'effectiveOn',
  period_closed: 'effectiveOn',
  lot_required: 'lotNo',
  lot_held: 'lotNo',
  serial_quantity: 'lotNo',
  serial_present: 'lotNo',
  location_blocked: 'locationId',
}

function issueOfRefusal(ctx: Ctx, refusal: AppError): Issue {
  const code = refusal.code.split('.').at(-1) ?? refusal.code
  return { field: columns[code] ?? null, code, message: wordsOf(ctx, refusal), found: null, suggestions: [] }
}

const Named = z.object({
  lines: z.array(z.object({ line: z.number(), variantId: z.number().nullish() })).default([]),
  lots: z.array(z.object({ variantId: z.number(), lot: z.string() })).default([]),
})
/** Lines of one event of the ledger, which counts its own from one. */
const linesOfEvent = 500

/** The rows of the lines or lots that a refusal names; none where it names none. */
function namedBy({ details }: AppError, rows: readonly OpeningRow[]): readonly OpeningRow[] {
  const read = Named.safeParse(details ?? {})
  if (!read.success) return []
  const { lines, lots } = read.data
  return rows.filter(
    ({ variantId, lotNo }, index) =>
      lines.some(
        ({ line, variantId: of }) => (line - 1 - index) % linesOfEvent === 0 && (of ?? variantId) === variantId,
      ) || lots.some(({ variantId: of, lot }) => of === variantId && lot === lotNo),
  )
}
