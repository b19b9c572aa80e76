import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import type { DataScope } from '../../../platform/access/permission.ts'
import type { EventDetails, ModuleDetails, RoleDetails, UserDetails, AccessSnapshot } from './access-snapshot.ts'

type Wanted = {
  readonly companyId: number
  /** Omitted: all users of the company. */
  readonly userIds?: readonly number[]
  /** `page:event`; omitted: all events. */
  readonly permissions?: readonly string[]
  /** Roles to load although none of the users has them. */
  readonly roleIds?: readonly number[]
}

type Row = {
  is_active: boolean
  today: string
  day_ends: number
  modules: ModuleDetails[]
  /**
   * Column-wise: for over a thousand permissions the keys would dominate the response, and one row each takes twice the
   * time.
   */
  events: {
    ids: number[] | null
    permissions: string[]
    segments: string[]
    risks: EventDetails['risk'][]
    requires2fa: boolean[]
    isAdminOnly: boolean[]
    dependsOnIds: (number | null)[]
  }
  roles: (Omit<RoleDetails, 'events' | 'limits'> & {
    events: number[]
    /** Only limits without a store. */
    scopes: [number, DataScope][]
    limits: [string, number][]
  })[]
  users: UserDetails[]
}

/** Loads all facts that determine the permissions of the users, in one statement. */
export async function loadAccessSnapshot(db: Reader | Tx, wanted: Wanted): Promise<AccessSnapshot> {
  const { rows } = await snapshotOf(wanted).execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`There is no company ${wanted.companyId}.`)
  return {
    isCompanyActive: row.is_active,
    today: row.today,
    dayEnds: row.day_ends,
    modules: row.modules,
    events: byId(eventsOf(row.events)),
    roles: byId(
      row.roles.map(({ events, scopes, limits, ...role }) => ({
        ...role,
        events: new Map([...events.map((id): [number, DataScope] => [id, 'store']), ...scopes]),
        limits: new Map(limits),
      })),
    ),
    users: byId(row.users),
  }
}

function eventsOf({ ids, ...of }: Row['events']): EventDetails[] {
  return (ids ?? []).map((id, place) => ({
    id,
    permission: at(of.permissions, place),
    segment: at(of.segments, place),
    risk: at(of.risks, place),
    requires2fa: at(of.requires2fa, place),
    isAdminOnly: at(of.isAdminOnly, place),
    dependsOnId: at(of.dependsOnIds, place),
  }))
}

function at<T>(column: readonly T[], place: number): T {
  return column[place] as T
}

function byId<T extends { readonly id: number }>(things: readonly T[]): Map<number, T> {
  return new Map(things.map((thing) => [thing.id, thing]))
}

function snapshotOf(wanted: Wanted): RawBuilder<Row> {
  const { companyId, userIds = null, permissions = null, roleIds = [] } = wanted
  const isWanted = (column: string) =>
    sql`(${userIds}::bigint[] is null or ${sql.ref(column)} = any(${userIds}::bigint[]))`
  return sql<Row>`
    with held as (
      select ur.user_id, ur.role_id, ur.store_id, ur.valid_from, ur.valid_until
      from erp.user_role ur where ur.company_id = ${companyId} and ${isWanted('ur.user_id')}),
    event as (
      select e.id, e.permission, p.path, coalesce(s.risk, e.risk) as risk, coalesce(s.requires_2fa, e.requires_2fa) as requires_2fa,
        e.is_admin_only, coalesce(s.depends_on_id, e.depends_on_id) as depends_on_id
      from erp.page_event e join erp.page p on p.id = e.page_id
      left join erp.page_event_setting s on s.company_id = ${companyId} and s.page_event_id = e.id
      where e.retired_at is null and (${permissions}::text[] is null or e.permission = any(${permissions}::text[])))
    select c.status = 'active' as is_active, to_char(d.today, 'YYYY-MM-DD') as today,
      (extract(epoch from (d.today + 1)::timestamp at time zone c.timezone) * 1000)::float8 as day_ends,
      (select coalesce(json_agg(json_build_object('id', m.id, 'segment', substr(m.mdl_route, 2), 'isHidden', m.is_hidden,
          'isEnabled', coalesce(cm.is_enabled, false), 'from', cm.valid_from, 'until', cm.valid_until)), '[]')
        from erp.module m left join erp.company_module cm on cm.company_id = c.id and cm.module_id = m.id) as modules,
      (select json_build_object('ids', json_agg(e.id), 'permissions', json_agg(e.permission),
          'segments', json_agg(split_part(e.path, '/', 2)), 'risks', json_agg(e.risk), 'requires2fa', json_agg(e.requires_2fa),
          'isAdminOnly', json_agg(e.is_admin_only), 'dependsOnIds', json_agg(e.depends_on_id)) from event e) as events,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'isActive', r.status = 'active', 'requires2fa', r.require_2fa,
          'ipAllow', r.ip_allow, 'events', coalesce(g.events, '[]'), 'scopes', coalesce(g.scopes, '[]'), 'limits', (
            select coalesce(json_agg(json_build_array(l.code, l.value)), '[]') from erp.role_limit l
            where l.company_id = r.company_id and l.role_id = r.id and (l.currency is null or l.currency = c.base_currency)))), '[]')
        from erp.role r
        left join lateral (
          select json_agg(re.page_event_id) as events,
            json_agg(json_build_array(re.page_event_id, re.data_scope)) filter (where re.data_scope <> 'store') as scopes
          from erp.role_event re where re.company_id = r.company_id and re.role_id = r.id
            and (${permissions}::text[] is null or re.page_event_id in (select id from event))) g on true
        where r.company_id = c.id and (r.id in (select role_id from held) or r.id = any(${roleIds}::bigint[]))) as roles,
      (select coalesce(json_agg(json_build_object('id', u.id, 'isActive', u.status = 1, 'from', u.valid_from, 'until', u.valid_until,
          'userType', u.user_type, 'homeModuleId', u.home_module_id, 'hasAllStores', u.has_all_stores,
          'storeIds', array(select us.store_id from erp.user_store us where us.company_id = u.company_id and us.user_id = u.id),
          'grants', (select coalesce(json_agg(json_build_object('roleId', h.role_id, 'storeId', h.store_id, 'from', h.valid_from,
              'until', h.valid_until)), '[]') from held h where h.user_id = u.id),
          'overrides', (select coalesce(json_agg(json_build_object('eventId', o.page_event_id, 'effect', o.effect,
              'expiresAt', o.expires_at)), '[]') from erp.user_event_override o where o.company_id = u.company_id and o.user_id = u.id))), '[]')
        from erp.app_user u where u.company_id = c.id and ${isWanted('u.id')}) as users
    from erp.company c cross join lateral (select (now() at time zone c.timezone)::date as today) d where c.id = ${companyId}`
}
