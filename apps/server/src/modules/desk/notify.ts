import type { NotificationKind } from '@countinghouse/contract/desk/notification'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { signalChannel } from '../../platform/jobs/signals.ts'
import type { WrittenWords } from './search-words.ts'

export type Notice = {
  /** Users of the company; those who have left it or chose no notifications of this type are skipped. */
  readonly recipients: readonly number[]
  readonly kind: NotificationKind
  /** Notifications with the same key are shown as one group. */
  readonly groupKey: string
  readonly record: { readonly entity: string; readonly id: number } | null
  /** Target: a path from the root of the site, or `#panel` over any page. */
  readonly address: string
  /** Arguments of the title; `words` are quoted, `outcome` is shown below it. A text is shown in the language of the reader. */
  readonly args: WrittenWords
  /** Recipients notified of this type and group since this instant are skipped, for events delivered at least once. An instant of the database. */
  readonly onceSince?: string
}

/** Notifications within this period share an email, and one read in the application meanwhile is not emailed. */
const gatherSeconds = 60
/** The delays between attempts grow, to three and a half hours in total. */
const mostAttempts = 10

/** Creates notifications in the transaction of the change they report; connected users see them immediately. */
export async function notify(tx: Tx, companyId: number, notice: Notice): Promise<void> {
  const { recipients, kind, groupKey, record, address, args, onceSince = null } = notice
  if (recipients.length === 0) return
  await sql`
    with kept as (
      insert into desk.notification (company_id, recipient_id, kind, group_key, entity, record_id, address, args, is_mail_wanted)
      select ${companyId}, u.id, ${kind}, ${groupKey}, ${record?.entity ?? null}, ${record?.id ?? null}::bigint, ${address},
        ${JSON.stringify(args)}::jsonb, c.channel is not distinct from 'mail'
      from erp.app_user u
      left join desk.notification_choice c on c.company_id = u.company_id and c.user_id = u.id and c.kind = ${kind}
      where u.company_id = ${companyId} and u.id = any(${recipients}::bigint[]) and u.status = 1
        and c.channel is distinct from 'none'
        and not exists (select from desk.notification n
          where n.company_id = ${companyId} and n.recipient_id = u.id and n.kind = ${kind} and n.group_key = ${groupKey}
            and n.created_at >= ${onceSince}::timestamptz)
      returning recipient_id, is_mail_wanted)
    select pg_notify(${signalChannel}, ${companyId}::text || ':' || recipient_id),
      case when is_mail_wanted then (graphile_worker.add_job('desk.mail_notices',
        json_build_object('companyId', ${companyId}::bigint, 'userId', recipient_id),
        run_at := now() + make_interval(secs => ${gatherSeconds}), max_attempts := ${mostAttempts},
        job_key := 'desk.mail_notices:' || ${companyId}::text || ':' || recipient_id, job_key_mode := 'preserve_run_at')).id end
    from kept`.execute(tx)
}
