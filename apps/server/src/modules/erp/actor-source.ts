import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import type { ActorSource } from '../../platform/jobs/job-runner.ts'
import type { SessionState } from '../../platform/access/session.ts'
import { plainSession } from '../../platform/access/session.ts'

type FoundActor = Pick<
  SessionState,
  'userType' | 'firstName' | 'lastName' | 'designation' | 'permissionVersion' | 'isActive' | 'lastSeenAt'
> & { readonly locale: string }

const noToken = Buffer.alloc(0)

/**
 * The user as a current session would present them, for work that continues after the request; valid while the user has
 * access, even if the session ends.
 */
export function actorSource(db: Database): ActorSource {
  return async (requested) => {
    const { companyId, userId } = requested
    const { rows } = await sql<FoundActor>`
      select u.user_type as "userType", u.first_name as "firstName", u.last_name as "lastName", u.designation, u.locale,
        coalesce(v.version, 0) as "permissionVersion", now() as "lastSeenAt",
        u.status = 1 and c.status = 'active' and (now() at time zone c.timezone)::date between coalesce(u.valid_from, '-infinity') and coalesce(u.valid_until, 'infinity') as "isActive"
      from erp.app_user u
      join erp.company c on c.id = u.company_id
      left join erp.permission_version v on v.company_id = u.company_id
      where u.company_id = ${companyId} and u.id = ${userId}`.execute(db.reader({ companyId }))
    const row = rows[0]
    if (row === undefined) return null
    const locale = isLocale(row.locale) ? row.locale : 'en'
    const ending = { isExpired: false, isEnded: false, endedMessage: null }
    return { ...plainSession, ...requested, ...row, ...ending, locale, tokenHash: noToken, verifiedAt: row.lastSeenAt }
  }
}
