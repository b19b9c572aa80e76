import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { SessionSource } from '../../platform/session.ts'

type FoundSession = {
  session_id: number
  company_id: number
  user_id: number
  store_id: number | null
  last_seen_at: string
  is_expired: boolean
  ended_at: string | null
  ended_message: string | null
  is_active: boolean
  user_type: number
  first_name: string
  last_name: string
  designation: string
  locale: string
  permission_version: number
  issued_at: string
}

const idleHours = 12

/** Finds sessions by their token's hash, in one statement with all a request must know. */
export function sessionSource(db: Database): SessionSource {
  return {
    find: async (tokenHash) => {
      const { rows } = await sql<FoundSession>`
        select session_id, company_id, user_id, store_id, last_seen_at, is_expired, ended_at, ended_message, is_active, user_type,
          first_name, last_name, designation, locale, permission_version, issued_at
        from auth.find_session(${tokenHash})`.execute(db.reader({ companyId: null }))
      const row = rows[0]
      if (row === undefined) return null
      return {
        sessionId: row.session_id,
        tokenHash,
        companyId: row.company_id,
        userId: row.user_id,
        storeId: row.store_id,
        userType: row.user_type,
        firstName: row.first_name,
        lastName: row.last_name,
        designation: row.designation,
        locale: isLocale(row.locale) ? row.locale : 'en',
        permissionVersion: row.permission_version,
        isActive: row.is_active,
        isExpired: row.is_expired,
        isEnded: row.ended_at !== null,
        endedMessage: row.ended_message,
        lastSeenAt: row.last_seen_at,
        authLevel: 'password',
        verifiedAt: row.issued_at,
      }
    },
    touch: async ({ companyId, sessionId }) => {
      await db.inTransaction({ companyId }, (tx) =>
        sql`
          update auth.session set last_seen_at = now(), idle_expires_at = now() + make_interval(hours => ${idleHours})
          where company_id = ${companyId} and id = ${sessionId} and last_seen_at < now() - interval '1 minute'`.execute(
          tx,
        ),
      )
    },
  }
}
