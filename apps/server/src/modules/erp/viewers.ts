import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import { sql } from 'kysely'
import { now } from '../../platform/config/clock.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { loadAccessSnapshot } from './access/load-access-snapshot.ts'
import { isAllowedAbout, isAllowedAnywhere } from './access/effective-permissions.ts'

export type Viewer = { readonly id: number; readonly name: string; readonly designation: string }

/**
 * `begins`: start of the name; `ids`: only these users; `event`: required event, default `view`; `stores`: stores of
 * the record, null: none.
 */
type Wanted = {
  readonly begins?: string | undefined
  readonly ids?: readonly number[]
  readonly event?: string
  readonly stores?: readonly number[] | null
  readonly limit: number
}

/** Users checked per batch. */
const batch = 500

/** Active users who may view a page, in at least one store or for a record of the given stores, by name. */
export async function findViewers(db: Reader | Tx, companyId: number, page: Page, wanted: Wanted): Promise<Viewer[]> {
  const permission = permissionName(page, wanted.event ?? 'view')
  const found: Viewer[] = []
  let last: Viewer | undefined
  do {
    const people = await findPeople(db, companyId, wanted, last)
    found.push(...(await thoseWhoMay(db, companyId, { permission, stores: wanted.stores ?? null }, people)))
    last = people.length < batch ? undefined : people.at(-1)
  } while (last !== undefined && found.length < wanted.limit)
  return found.slice(0, wanted.limit)
}

async function thoseWhoMay(
  db: Reader | Tx,
  companyId: number,
  { permission, stores }: { readonly permission: string; readonly stores: readonly number[] | null },
  people: readonly Viewer[],
): Promise<Viewer[]> {
  if (people.length === 0) return []
  const snapshot = await loadAccessSnapshot(db, {
    companyId,
    userIds: people.map(({ id }) => id),
    permissions: [permission],
  })
  const [event] = snapshot.events.values()
  const moment = { at: now(), address: null }
  return people.filter(({ id }) => {
    const user = snapshot.users.get(id)
    if (event === undefined || user === undefined) return false
    return stores === null
      ? isAllowedAnywhere(snapshot, user, event, moment)
      : isAllowedAbout(snapshot, user, event, { stores, moment })
  })
}

async function findPeople(
  db: Reader | Tx,
  companyId: number,
  { begins = '', ids = null }: Omit<Wanted, 'ids'> & { ids?: readonly number[] | null },
  after: Viewer | undefined,
): Promise<Viewer[]> {
  const name = sql`(u.first_name || ' ' || u.last_name) collate "und-x-icu"`
  const { rows } = await sql<Viewer>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.designation from erp.app_user u
    where u.company_id = ${companyId} and u.status = 1
      and (select erp.today(${companyId})) between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity')
      and (${ids}::bigint[] is null or u.id = any(${ids}::bigint[]))
      and (starts_with(platform.normalise(u.first_name || ' ' || u.last_name), platform.normalise(${begins}::text))
        or starts_with(platform.normalise(u.last_name), platform.normalise(${begins}::text)))
      and (${after?.id ?? null}::bigint is null or (${name}, u.id) > (${after?.name ?? ''}::text collate "und-x-icu", ${after?.id ?? 0}))
    order by ${name}, u.id limit ${batch}`.execute(db)
  return rows
}
