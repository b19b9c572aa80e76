import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { snakeCase } from '@countinghouse/kernel/names'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../calls/context.ts'
import type { Reader, Tx } from '../database/db.ts'
import { asSeen } from './document-guard.ts'
import { tableOf } from './document-table.ts'
import { rejectNotOffered } from './reject-not-offered.ts'
import { writeLines } from '../records/lines-table.ts'
import { isSameDocument } from './same-document.ts'

type Values = Readonly<Record<string, unknown>>
type Target = { readonly id: number; readonly version: number }
/**
 * A right of the page, and the field with the store in which the caller must have it; null: any of its stores. `isNamed` false: the row comes
 * without what the records that it names are called.
 */
type Needed = { readonly event: string; readonly at?: string | null; readonly isNamed?: boolean }

/**
 * Where a transition leads, if there are several ways, and what it writes into columns, which are its names in snake_case. `after`: what
 * follows once the document has its status and its number.
 */
export type TransitionOutcome = {
  readonly status?: string
  readonly set?: Values
  readonly after?: () => Promise<unknown>
}

/** One document with its lines. Throws: not_found, also where the caller has not the right to `event` in any of its stores. */
export async function readDocument(
  ctx: Ctx,
  db: Reader | Tx,
  document: Document,
  id: number,
  event = 'view',
): Promise<DocumentRow> {
  return requireSeen(ctx, document, await wholeOf(db, document, ctx.companyId, sql`t.id = ${id}`), event)
}

/**
 * The document as the caller saw it, held until the end. Throws:
 * not_found, forbidden with details.reason store, stale with the current row in details.
 */
export async function lockDocument(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  { id, version }: Target,
  { event, at = null, isNamed = true }: Needed,
): Promise<DocumentRow> {
  await lock(ctx, tx, document, id)
  const row = requireSeen(ctx, document, await wholeOf(tx, document, ctx.companyId, sql`t.id = ${id}`, isNamed), event)
  if (at !== null) requireStore(ctx, document, Number(row[at]), event)
  if (row.version === version) return row
  const current = isNamed ? row : await readDocument(ctx, tx, document, id, event)
  return fail('stale', { details: { current: asSeen(ctx, document, current) } })
}

/** The document, held until the end, for what concerns it whoever calls, such as a decision about it; null when it is gone. */
export async function lockDocumentRow(ctx: Ctx, tx: Tx, document: Document, id: number): Promise<DocumentRow | null> {
  await lock(ctx, tx, document, id)
  return await wholeOf(tx, document, ctx.companyId, sql`t.id = ${id}`)
}

/** Throws: state_conflict with the status and what can be done in it. */
export function requireStatus({ transitions }: Document, { status }: DocumentRow, from: readonly string[]): void {
  if (from.includes(status)) return
  const allowed = Object.entries(transitions).flatMap(([name, transition]) =>
    transition.from.includes(status) ? name : [],
  )
  fail('state_conflict', { details: { status, allowed } })
}

/**
 * Makes a draft; the same uid again answers the stored document, if it says the same. `calculated`: columns and lines that are written
 * beside the entered ones, or in place of those left blank. Throws: duplicate, forbidden with details.reason store.
 */
export async function createDocument(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  { uid, ...entered }: Values & { readonly uid: string },
  calculated: Values = {},
): Promise<DocumentRow> {
  const { companyId, userId } = ctx
  const { own, lines } = tableOf(document)
  const values = { ...entered, ...calculated }
  requireOwnStore(ctx, document, values, 'create')
  const columns = columnsOf(document, values)
  const { rows } = await sql<{ id: number }>`
    insert into ${own} (company_id, uid, ${sql.join(columns.map(([column]) => sql.ref(column)))}, created_by, updated_by)
    values (${companyId}, ${uid}, ${sql.join(columns.map(([, value]) => value))}, ${userId}, ${userId})
    on conflict (company_id, uid) do nothing returning id`.execute(tx)
  const [created] = rows
  if (created === undefined) return await sameAgain(ctx, tx, document, { uid, entered, calculated })
  await rejectNotOffered(ctx, tx, document, { before: null, values: entered })
  await writeLines(companyId, tx, lines, { id: created.id, values })
  const row = await readDocument(ctx, tx, document, created.id, 'create')
  tell(ctx, document, null, row)
  return row
}

type Again = { readonly uid: string; readonly entered: Values; readonly calculated: Values }

async function sameAgain(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  { uid, entered, calculated }: Again,
): Promise<DocumentRow> {
  const row = (await wholeOf(tx, document, ctx.companyId, sql`t.uid = ${uid}`)) ?? fail('not_found')
  requireOwnStore(ctx, document, row, 'create')
  if (!isSameDocument(document, row, entered, calculated))
    fail('duplicate', { details: { field: 'uid', record: asSeen(ctx, document, row) } })
  // That it was asked for again is on record; nothing changed.
  tell(ctx, document, row, row)
  return row
}

/** Edits what was sent of a draft; lines that stay the same at their place are not written. Throws: forbidden with details.reason store. */
export async function editDocument(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  before: DocumentRow,
  values: Values,
): Promise<DocumentRow> {
  requireOwnStore(ctx, document, { ...before, ...values }, 'edit')
  await rejectNotOffered(ctx, tx, document, { before, values })
  await writeLines(ctx.companyId, tx, tableOf(document).lines, { id: before.id, values, before })
  return await moveDocument(ctx, tx, document, before, { set: values })
}

/** Writes what a transition or an edit changes, draws the number of what is no draft any more, and tells the audit and the outbox. */
export async function moveDocument(
  ctx: Ctx,
  tx: Tx,
  document: Document,
  before: DocumentRow,
  { status = before.status, set = {} }: TransitionOutcome,
): Promise<DocumentRow> {
  const written = [...columnsOf(document, set), ['status', status], ['updated_by', ctx.userId]] as const
  const assigned = written.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  // The number last: its lock is the one that all documents of its series wait for.
  if (before.number === null && document.numberedIn.includes(status))
    assigned.push(sql`number = ${assignedNumber(ctx, document, before)}`)
  const { own } = tableOf(document)
  await sql`update ${own} t set ${sql.join(assigned)} where company_id = ${ctx.companyId} and id = ${before.id}`.execute(
    tx,
  )
  const row = (await wholeOf(tx, document, ctx.companyId, sql`t.id = ${before.id}`)) ?? fail('not_found')
  tell(ctx, document, before, row)
  if (status !== before.status)
    ctx.emit(`${document.entity}_${status}`, { id: row.id, number: row.number, from: before.status })
  return row
}

/** Ends a draft that nobody needs; nothing else is ever deleted. */
export async function discardDraft(ctx: Ctx, tx: Tx, document: Document, before: DocumentRow): Promise<{ id: number }> {
  const { own } = tableOf(document)
  await sql`delete from ${own} where company_id = ${ctx.companyId} and id = ${before.id}`.execute(tx)
  tell(ctx, document, before, null)
  return { id: before.id }
}

async function lock({ companyId }: Ctx, tx: Tx, document: Document, id: number): Promise<void> {
  const { own } = tableOf(document)
  await sql`select from ${own} t where t.company_id = ${companyId} and t.id = ${id} for no key update`.execute(tx)
}

async function wholeOf(
  db: Reader | Tx,
  document: Document,
  companyId: number,
  condition: RawBuilder<unknown>,
  isNamed = true,
): Promise<DocumentRow | null> {
  const { own, whole, unnamed } = tableOf(document)
  const { row, joined } = isNamed ? whole : unnamed
  const { rows } = await sql<DocumentRow>`
    select ${row} from ${own} t ${joined} where t.company_id = ${companyId} and ${condition}`.execute(db)
  return rows[0] ?? null
}

function assignedNumber({ companyId }: Ctx, document: Document, row: DocumentRow): RawBuilder<unknown> {
  const { numbers, numbersBy, storeFields, dayField } = document
  const { key, prefix, padding, reset, isPerStore } = numbersBy?.series[String(row[numbersBy.field])] ?? numbers
  const [storeField] = storeFields
  const store = isPerStore && storeField !== undefined ? sql`t.${sql.ref(snakeCase(storeField))}` : sql`null::bigint`
  return sql`erp.draw_number(${companyId}, ${key}, ${store}, t.${sql.ref(snakeCase(dayField))}, ${prefix}, ${padding}, ${reset})`
}

function requireSeen(ctx: Ctx, document: Document, row: DocumentRow | null, event: string): DocumentRow {
  if (row === null) return fail('not_found')
  const { storeFields } = document
  const isSeen =
    storeFields.length === 0 || storeFields.some((field) => worksIn(ctx, document, Number(row[field]), event))
  return isSeen ? row : fail('not_found')
}

/** Whoever makes or changes it works in one of the stores that may; that of a company belongs to none. */
function requireOwnStore(ctx: Ctx, document: Document, values: Values, event: string): void {
  const { creatorFields } = document
  const [first] = creatorFields
  if (first === undefined) return
  const own = creatorFields.find((field) => worksIn(ctx, document, Number(values[field]), event))
  requireStore(ctx, document, Number(values[own ?? first]), event)
}

function requireStore(ctx: Ctx, document: Document, storeId: number, event: string): void {
  if (worksIn(ctx, document, storeId, event)) return
  fail('forbidden', { details: { reason: 'store', page: document.page.path, event } })
}

function worksIn({ grants }: Ctx, { page }: Document, storeId: number, event: string): boolean {
  const stores = grants.storesWith(permissionName(page, event))
  return stores === null || stores.includes(storeId)
}

/** What columns get; lines have tables of their own. */
function columnsOf(document: Document, values: Values): [string, unknown][] {
  const { lines } = tableOf(document)
  return Object.entries(values).flatMap(([field, value]) =>
    value === undefined || lines.some((table) => table.field === field) ? [] : [[snakeCase(field), value]],
  )
}

/** To the audit: what was typed, what acts wrote, status and number. */
function tell(ctx: Ctx, document: Document, before: DocumentRow | null, after: DocumentRow | null): void {
  const { id: entityId, name: label } = after ?? before ?? fail('not_found')
  const names = [...Object.keys(document.fields), ...Object.keys(document.shown), 'number', 'status']
  const factsOf = (row: DocumentRow | null) =>
    row === null ? null : Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  ctx.audit({ entity: document.entity, entityId, label, before: factsOf(before), after: factsOf(after) })
}
