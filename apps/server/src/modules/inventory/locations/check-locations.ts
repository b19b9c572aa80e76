import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inventory/errors.text'
import { location } from '@countinghouse/contract/inventory/location'
import { permissionName } from '@countinghouse/contract/page'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { GuardCtx, MasterGuard, MasterWrite } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

const { entity } = location
type Values = Readonly<Record<string, unknown>>

/**
 * Rules of locations: a store keeps one default location; a user limited to some stores writes only their locations; a location with stock
 * keeps its type, use and sellability. The database enforces the stock rules against concurrent postings; this guard reports them at the
 * field.
 */
export const checkLocations: MasterGuard = {
  beforeWrite: async (ctx, tx, write) => {
    requireOwnStores(ctx, write)
    if (write.before !== null) rejectWithoutMain(ctx, write)
    await rejectUsed(ctx, tx, write)
    const { before, after } = write
    if (after !== null && after['isMain'] === true) await replaceMain(ctx, tx, before?.id ?? null, after['storeId'])
  },
}

function requireOwnStores({ grants }: GuardCtx, { verb, before, after }: MasterWrite<Values>): void {
  const event = verb === 'activate' ? 'deactivate' : verb
  const stores = grants.storesWith(permissionName(location.page, event))
  const concerned = [before?.['storeId'], after?.['storeId']].filter((storeId) => storeId !== undefined)
  if (stores === null || concerned.every((storeId) => stores.includes(Number(storeId)))) return
  fail('forbidden', { details: { reason: 'store', page: location.page.path, event } })
}

/** A location stops being the default only when another becomes it. */
function rejectWithoutMain(ctx: GuardCtx, { verb, before, after }: MasterWrite<Values>): void {
  if (before?.['isMain'] !== true) return
  if (verb === 'delete' || verb === 'deactivate') refuse(ctx, 'inventory.main_stays', [], text.main_stays)
  const { isMain = true, storeId = before['storeId'] } = after ?? {}
  const fields = [...(isMain === true ? [] : ['isMain']), ...(storeId === before['storeId'] ? [] : ['storeId'])]
  if (fields.length > 0) refuse(ctx, 'inventory.main_stays', fields, text.main_stays)
}

async function rejectUsed(ctx: GuardCtx, tx: Tx, { verb, before, after }: MasterWrite<Values>): Promise<void> {
  if (before === null || after === null) return
  const changed = ['storeId', 'kind', 'isAllocatable'].filter(
    (field) => field in after && after[field] !== before[field],
  )
  if (changed.length === 0 && verb !== 'deactivate') return
  const { rows } = await sql<{ isFull: boolean | null }>`
    select bool_or(b.on_hand > 0) as "isFull" from inventory.stock_balance b
    where b.company_id = ${ctx.companyId} and b.location_id = ${before.id}`.execute(tx)
  const isFull = rows[0]?.isFull ?? null
  if (isFull === true) refuse(ctx, 'inventory.not_empty', changed, text.not_empty)
  if (isFull === false && changed.includes('storeId')) refuse(ctx, 'inventory.not_empty', ['storeId'], text.store_stays)
}

async function replaceMain(ctx: GuardCtx, tx: Tx, id: number | null, storeId: unknown): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    update inventory.real_location set is_main = false, updated_by = ${ctx.userId}
    where company_id = ${ctx.companyId} and store_id = ${storeId}::bigint and is_main and id is distinct from ${id}::bigint
    returning id, name`.execute(tx)
  for (const { id: entityId, name: label } of rows)
    ctx.audit({ entity, entityId, label, before: { isMain: true }, after: { isMain: false } })
}

type Code = 'inventory.main_stays' | 'inventory.not_empty'

function refuse({ locale }: GuardCtx, code: Code, fields: readonly string[], words: Text): never {
  const message = format(words, locale)
  const said = [{ code: code.split('.')[1] ?? code, message }]
  fail(code, { message, fields: Object.fromEntries(fields.map((field) => [field, said])) })
}
