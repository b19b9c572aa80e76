import type { updateUserOverrides, UserOverride } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Text } from '@countinghouse/kernel/text'
import { mostOverrideDays } from '@countinghouse/contract/erp/user-access'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { atField } from './at-field.ts'
import { withNeeded } from './scope-rules.ts'
import { validateUsers } from './validate-users.ts'
import { loadAccessSnapshot } from './load-access-snapshot.ts'
import { lockUser, touchUser } from './user-lock.ts'

type UserOverrides = { id: number; version: number; overrides: UserOverride[] }
type Input = InputOfRoute<typeof updateUserOverrides>

const dayMs = 24 * 60 * 60_000

/** Permission overrides in force. Throws: not_found. */
export async function findUserOverrides(db: Reader | Tx, companyId: number, id: number): Promise<UserOverrides> {
  const { rows } = await sql<UserOverrides>`
    select u.id, u.version, coalesce((
      select json_agg(json_build_object('eventId', o.page_event_id, 'permission', e.permission, 'effect', o.effect,
          'expiresAt', o.expires_at, 'reason', o.reason, 'grantedAt', o.granted_at,
          'grantedBy', b.first_name || ' ' || b.last_name) order by e.permission)
      from erp.user_event_override o
      join erp.page_event e on e.id = o.page_event_id and e.retired_at is null
      left join erp.app_user b on b.company_id = o.company_id and b.id = o.granted_by
      where o.company_id = u.company_id and o.user_id = u.id and (o.expires_at is null or o.expires_at > now())), '[]') as overrides
    from erp.app_user u where u.company_id = ${companyId} and u.id = ${id}`.execute(db)
  return rows[0] ?? fail('not_found')
}

/** Throws: not_found, stale, erp.rule_broken, erp.event_dependency, and as validateUsers. */
export async function changeUserOverrides(ctx: Ctx, tx: Tx, input: Input) {
  const { companyId } = ctx
  const { id } = input
  const { name } = await lockUser(ctx, tx, input)
  requirePeriods(ctx, input)
  const before = await findUserOverrides(tx, companyId, id)
  const warnings = await atField(ctx, 'laid.0.eventId', async () => {
    const found = await validateUsers(ctx, tx, [id], () => write(ctx, tx, input))
    await requireUseful(ctx, tx, input)
    return found
  })
  await touchUser(tx, companyId, id)
  const after = await findUserOverrides(tx, companyId, id)
  ctx.audit({ entity: 'erp.app_user', entityId: id, label: name, before: audited(before), after: audited(after) })
  return { ...after, warnings }
}

/** Throws: erp.rule_broken with the index of each that has no end date or one too late. */
function requirePeriods(ctx: Ctx, { laid }: Input): void {
  const latest = ctx.now.getTime() + mostOverrideDays * dayMs
  const wrong = laid.flatMap(({ effect, until }, index) => {
    const end = until === null ? null : Date.parse(until)
    const isLate = effect === 'allow' && (end === null || end > latest)
    return isLate || (end !== null && end <= ctx.now.getTime()) ? [`laid.${index}.until`] : []
  })
  if (wrong.length > 0) refuse(ctx, 'erp.rule_broken', wrong, text.rule_override)
}

/** An allowed event needs its required events. Throws: invalid_input, erp.event_dependency. */
async function requireUseful(ctx: Ctx, tx: Tx, { id, laid }: Input): Promise<void> {
  const snapshot = await loadAccessSnapshot(tx, { companyId: ctx.companyId, userIds: [id] })
  const unknown = laid.flatMap(({ eventId }, index) => (snapshot.events.has(eventId) ? [] : [`laid.${index}.eventId`]))
  if (unknown.length > 0) refuse(ctx, 'invalid_input', unknown, issueText.not_a_choice)
  const user = snapshot.users.get(id)
  const roles = user?.grants.flatMap(({ roleId }) => snapshot.roles.get(roleId) ?? []) ?? []
  const held = new Set([
    ...roles.flatMap(({ events }) => [...events.keys()]),
    ...(user?.overrides.filter(({ effect }) => effect === 'allow').map(({ eventId }) => eventId) ?? []),
  ])
  const needed = laid
    .filter(({ effect }) => effect === 'allow')
    .flatMap(({ eventId }) => {
      const event = snapshot.events.get(eventId)
      return event === undefined ? [] : withNeeded(snapshot, event)
    })
  const missing = new Set(needed.filter((event) => !held.has(event.id)).map(({ permission }) => permission))
  if (missing.size > 0) fail('erp.event_dependency', { details: { missing: [...missing] } })
}

async function write({ companyId, userId }: Ctx, tx: Tx, { id, laid, lifted }: Input): Promise<void> {
  await sql`
    delete from erp.user_event_override where company_id = ${companyId} and user_id = ${id} and page_event_id = any(${lifted}::bigint[])`.execute(
    tx,
  )
  await sql`
    insert into erp.user_event_override (company_id, user_id, page_event_id, effect, expires_at, reason, granted_by)
    select distinct on (l."eventId") ${companyId}, ${id}, l."eventId", l.effect, l.until, l.reason, ${userId}
    from jsonb_to_recordset(${JSON.stringify(laid)}::jsonb) as l("eventId" bigint, effect text, until timestamptz, reason text)
    join erp.page_event e on e.id = l."eventId"
    on conflict (company_id, user_id, page_event_id) do update set effect = excluded.effect, expires_at = excluded.expires_at,
      reason = excluded.reason, granted_by = excluded.granted_by, granted_at = now()`.execute(tx)
}

function refuse(ctx: Ctx, code: 'erp.rule_broken' | 'invalid_input', paths: readonly string[], words: Text): never {
  const refusal = [{ code: 'rule', message: format(words, ctx.locale) }]
  return fail(code, { fields: Object.fromEntries(paths.map((path) => [path, refusal])) })
}

function audited({ overrides }: UserOverrides): Record<string, unknown> {
  return Object.fromEntries(
    overrides.map(({ permission, effect, expiresAt }) => [permission, [effect, expiresAt].filter(Boolean).join(' ')]),
  )
}
