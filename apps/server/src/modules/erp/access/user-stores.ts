import type { updateUserStores } from '@countinghouse/contract/erp/user-access'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireFitLocation } from '../users/validate-place.ts'
import { rejectChoices } from '../users/reject-choices.ts'
import { atField } from './at-field.ts'
import { findStoreIds } from './holders.ts'
import { validateUsers } from './validate-users.ts'
import { lockUser } from './user-lock.ts'

type UserStores = {
  id: number
  version: number
  hasAllStores: boolean
  storeIds: number[]
  defaultStoreId: number | null
  stores: { id: number; name: string; isOpen: boolean }[]
}

/** Throws: not_found. */
export async function findUserStores(db: Reader | Tx, companyId: number, id: number): Promise<UserStores> {
  const { rows } = await sql<UserStores>`
    select u.id, u.version, u.has_all_stores as "hasAllStores", u.default_store_id as "defaultStoreId",
      coalesce((select json_agg(s.store_id order by s.store_id) from erp.user_store s
        where s.company_id = u.company_id and s.user_id = u.id), '[]') as "storeIds",
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'isOpen', s.status = 'active' and s.stage = 'open')
          order by s.name collate "und-x-icu", s.id) from erp.store s
        where s.company_id = u.company_id and s.status = 'active'), '[]') as stores
    from erp.app_user u where u.company_id = ${companyId} and u.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Throws: not_found, stale, and as requireFitLocation and validateUsers. */
export async function changeUserStores(ctx: Ctx, tx: Tx, input: InputOfRoute<typeof updateUserStores>) {
  const { companyId } = ctx
  const { id } = input
  const person = await lockUser(ctx, tx, input)
  const before = await findUserStores(tx, companyId, id)
  const wanted = {
    hasAllStores: input.hasAllStores ?? before.hasAllStores,
    storeIds: input.storeIds ?? before.storeIds,
    defaultStoreId: input.defaultStoreId === undefined ? before.defaultStoreId : input.defaultStoreId,
  }
  await requireKnown(ctx, tx, wanted)
  requireFitLocation(ctx, { ...person, ...wanted })
  const validate = () => validateUsers(ctx, tx, [id], () => write(ctx, tx, id, wanted))
  const warnings = await atField(ctx, 'storeIds', validate)
  const after = await findUserStores(tx, companyId, id)
  ctx.audit({
    entity: 'erp.app_user',
    entityId: id,
    label: person.name,
    before: audited(before),
    after: audited(after),
  })
  return { ...after, warnings }
}

type Wanted = Pick<UserStores, 'hasAllStores' | 'storeIds' | 'defaultStoreId'>

/** Throws: invalid_input for unknown stores. */
async function requireKnown(ctx: Ctx, tx: Tx, { storeIds, defaultStoreId }: Wanted): Promise<void> {
  const known = new Set(await findStoreIds(tx, ctx.companyId))
  rejectChoices(ctx, [
    ...storeIds.flatMap((id, place) => (known.has(id) ? [] : [`storeIds.${place}`])),
    ...(defaultStoreId === null || known.has(defaultStoreId) ? [] : ['defaultStoreId']),
  ])
}

async function write({ companyId }: Ctx, tx: Tx, id: number, wanted: Wanted): Promise<void> {
  await sql`
    delete from erp.user_store where company_id = ${companyId} and user_id = ${id} and store_id <> all (${wanted.storeIds}::bigint[])`.execute(
    tx,
  )
  await sql`
    insert into erp.user_store (company_id, user_id, store_id)
    select ${companyId}, ${id}, s from unnest(${wanted.storeIds}::bigint[]) as s on conflict do nothing`.execute(tx)
  await sql`
    update erp.app_user set has_all_stores = ${wanted.hasAllStores}, default_store_id = ${wanted.defaultStoreId}
    where company_id = ${companyId} and id = ${id}`.execute(tx)
}

function audited({ hasAllStores, storeIds, defaultStoreId, stores }: UserStores): Record<string, unknown> {
  const nameOf = (id: number) => stores.find((store) => store.id === id)?.name ?? id
  return {
    hasAllStores,
    stores: storeIds.map(nameOf),
    defaultStore: defaultStoreId === null ? null : nameOf(defaultStoreId),
  }
}
