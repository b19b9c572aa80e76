import type { listUsers, UserRow } from '@countinghouse/contract/erp/user'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import type { Reader } from '../../../platform/db.ts'
import { keysetOf } from '../../../platform/keyset.ts'
import { refuseChoices } from '../../erp/index.ts'

type Asked = InputOfRoute<typeof listUsers>

const standardLimit = 50
/** So long away, somebody is worth a look. Units: days. Source: shell-and-access.md 2.9. */
const longDays = 90

const name = { name: { expression: sql`t.name_key`, type: 'text' } } as const

/** One page of people by name. Throws: invalid_input for a role or store that there is not. */
export async function findUsers(ctx: Ctx, reader: Reader, asked: Asked): Promise<OutputOfRoute<typeof listUsers>> {
  const { q = '', sort = ['name'], cursor, limit = standardLimit } = asked
  await requireKnown(ctx, reader, asked)
  const keyset = keysetOf(name, { expression: sql`t.id`, type: 'bigint' }, sort, cursor)
  const { rows } = await sql<UserRow & { position: string[] }>`
    select t.id, t.version, t.name, t.designation, t.department, t.email, t.user_type as "userType", t.status,
      array(select distinct r.name from erp.user_role g join erp.role r on r.company_id = g.company_id and r.id = g.role_id
        where g.company_id = t.company_id and g.user_id = t.id order by 1) as roles,
      case when not t.has_all_stores then array(select s.name from erp.user_store us
        join erp.store s on s.company_id = us.company_id and s.id = us.store_id
        where us.company_id = t.company_id and us.user_id = t.id order by 1) end as stores,
      t.last_login_at as "lastLoginAt", t.last_seen_at as "lastSeenAt", t.open_sessions as "openSessions",
      ${keyset.position} as position
    from auth.user_entry t
    where t.company_id = ${ctx.companyId} and ${keyset.after} and ${matching(asked)} and ${containing(q)}
    order by ${keyset.orderBy} limit ${limit + 1}`.execute(reader)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  const items = rows.slice(0, limit).map(({ position: _, ...row }) => row)
  return { items, next: last === undefined ? null : keyset.cursorOf(last.position) }
}

function matching(asked: Asked) {
  const none = { status: null, userType: null, roleId: null, storeId: null, unseen: null }
  const { status, userType, roleId, storeId, unseen } = { ...none, ...asked }
  return sql`(${status}::text[] is null or t.status = any(${status}::text[]))
    and (${userType}::text[] is null or t.user_type = any(${userType}::text[]))
    and (${roleId}::bigint is null or exists (select from erp.user_role g
      where g.company_id = t.company_id and g.user_id = t.id and g.role_id = ${roleId}))
    and (${storeId}::bigint is null or t.has_all_stores or exists (select from erp.user_store s
      where s.company_id = t.company_id and s.user_id = t.id and s.store_id = ${storeId}))
    and (${unseen}::text is null or (${unseen} = 'never' and t.last_login_at is null)
      or (${unseen} = 'long' and t.last_seen_at < now() - make_interval(days => ${longDays})))`
}

/** Every word somewhere in what the company calls him by. */
function containing(q: string) {
  const words = q.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql`true`
  const called = sql`platform.normalise(concat_ws(' ', t.name, t.email, t.employee_no, t.department, t.designation))`
  return sql.join(
    words.map((word) => sql`strpos(${called}, platform.normalise(${word}::text)) > 0`),
    sql` and `,
  )
}

async function requireKnown(ctx: Ctx, reader: Reader, { roleId, storeId }: Asked): Promise<void> {
  const { rows } = await sql<{ role: boolean; store: boolean }>`
    select exists (select from erp.role where company_id = ${ctx.companyId} and id = ${roleId ?? null}) as role,
      exists (select from erp.store where company_id = ${ctx.companyId} and id = ${storeId ?? null}) as store`.execute(
    reader,
  )
  refuseChoices(ctx, [
    ...(roleId !== undefined && rows[0]?.role === false ? ['roleId'] : []),
    ...(storeId !== undefined && rows[0]?.store === false ? ['storeId'] : []),
  ])
}
