import type { chooseNotification, listNotifications, Notification } from '@countinghouse/contract/desk/notification'
import { chosenKinds, notificationKinds } from '@countinghouse/contract/desk/notification'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Reader, Tx } from '../../platform/database/db.ts'
import { signalChannel } from '../../platform/jobs/signals.ts'
import type { WrittenWords } from './search-words.ts'
import { wordsOf } from './search-words.ts'

type Person = Pick<Ctx, 'companyId' | 'userId'>
type Kept = Omit<Notification, 'args'> & { readonly args: WrittenWords }
type Choice = InputOfRoute<typeof chooseNotification>

const pageSize = 50
/** Counting further adds no information. */
const countedUpTo = 99

/** An invalid cursor is ignored. */
export async function readNotifications(
  { companyId, userId, locale }: Person & Pick<Ctx, 'locale'>,
  reader: Reader,
  cursor: string | undefined,
): Promise<OutputOfRoute<typeof listNotifications>> {
  const before = cursor === undefined || !/^\d{1,15}$/.test(cursor) ? null : Number(cursor)
  const { rows } = await sql<Kept>`
    select id, kind, group_key as "groupKey", address,
      -- Before jobs were named, their notices had no name.
      case when kind = 'job_finished' then jsonb_build_object('what', group_key) || args else args end as args, created_at as "createdAt", read_at as "readAt" from desk.notification
    where company_id = ${companyId} and recipient_id = ${userId} and kind = any(${[...notificationKinds]})
      and (${before}::bigint is null or id < ${before})
    order by id desc limit ${pageSize + 1}`.execute(reader)
  const items = rows.slice(0, pageSize).map((row) => ({ ...row, args: wordsOf(row.args, locale) }))
  return { items, next: rows.length > pageSize ? String(items.at(-1)?.id) : null }
}

export async function readUnread({ companyId, userId }: Person, db: Reader | Tx): Promise<{ unread: number }> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from desk.notification where company_id = ${companyId} and recipient_id = ${userId} and read_at is null
      limit ${countedUpTo}) n`.execute(db)
  return rows[0] ?? { unread: 0 }
}

/** Marks these or all as read and informs other tabs of the same user. */
export async function noteRead(
  { companyId, userId }: Person,
  tx: Tx,
  ids: readonly number[] | undefined,
): Promise<void> {
  await sql`
    with read as (
      update desk.notification set read_at = now()
      where company_id = ${companyId} and recipient_id = ${userId} and read_at is null
        and (${ids ?? null}::bigint[] is null or id = any(${ids ?? null}::bigint[]))
      returning id)
    select pg_notify(${signalChannel}, ${companyId}::text || ':' || ${userId}::text) where exists (select from read)`.execute(
    tx,
  )
}

export async function readMailAddress({ companyId, userId }: Person, reader: Reader): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select address from desk.notification_address where company_id = ${companyId} and user_id = ${userId}`.execute(
    reader,
  )
  return rows[0]?.address ?? null
}

/** The channel of every type that can be set; the default is the application. */
export async function readChoices({ companyId, userId }: Person, reader: Reader): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select kind, channel from desk.notification_choice where company_id = ${companyId} and user_id = ${userId}`.execute(
    reader,
  )
  return chosenKinds.map((kind) => rows.find((row) => row.kind === kind) ?? { kind, channel: 'in_app' })
}

export async function saveChoice({ companyId, userId }: Person, tx: Tx, { kind, channel }: Choice): Promise<void> {
  await sql`
    insert into desk.notification_choice (company_id, user_id, kind, channel) values (${companyId}, ${userId}, ${kind}, ${channel})
    on conflict (company_id, user_id, kind) do update set channel = excluded.channel`.execute(tx)
}
