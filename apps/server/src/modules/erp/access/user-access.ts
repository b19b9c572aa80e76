import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { explain } from './explain.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import { wireAccessDecision } from './access-decision.ts'

/** Throws: not_found for an unknown user or store. */
export async function explainUser(ctx: Ctx, reader: Reader, { id, storeId }: { id: number; storeId: number | null }) {
  const { companyId } = ctx
  const [person] = await findNames(reader, companyId, [id])
  const stores = await findStoreNames(reader, companyId)
  const snapshot = await loadAccessSnapshot(reader, { companyId, userIds: [id] })
  const user = snapshot.users.get(id)
  if (person === undefined || user === undefined || (storeId !== null && !stores.has(storeId))) return fail('not_found')
  const moment = { at: ctx.now, address: null }
  const permissions = [...snapshot.events.values()].map((event) => ({
    ...wireAccessDecision(explain(snapshot, user, { event, storeId }, moment), stores),
    eventId: event.id,
  }))
  return { ...person, permissions }
}

export async function findNames(db: Reader | Tx, companyId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name from erp.app_user u
    where u.company_id = ${companyId} and u.id = any(${ids}::bigint[])
    order by (u.first_name || ' ' || u.last_name) collate "und-x-icu", u.id`.execute(db)
  return rows
}

export async function findStoreNames(db: Reader | Tx, companyId: number): Promise<Map<number, string>> {
  const rows = await db.selectFrom('erp.store').select(['id', 'name']).where('company_id', '=', companyId).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
