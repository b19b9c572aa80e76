import { isLocale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import { adminsNeedTwoFactor, stepUpMinutes } from '@countinghouse/contract/auth/security-settings'
import type { AuthLevel, SessionSource } from '../../platform/access/session.ts'
import type { StoredSetting } from '../../platform/config/settings.ts'
import { settle } from '../../platform/config/settings.ts'

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
  auth_level: AuthLevel
  verified_at: string
  is_locked: boolean
  has_pin: boolean
  must_change_password: boolean
  has_second_factor: boolean
  lock_minutes: number | null
  absolute_expires_at: string
  impersonator_id: number | null
  impersonator_name: string | null
  addresses: string[]
  settings: StoredSetting[] | null
}

/** Finds sessions by their token's hash, in one statement with all a request must know. */
export function sessionSource(db: Database): SessionSource {
  return {
    find: async (tokenHash) => {
      const { rows } = await sql<FoundSession>`
        select session_id, company_id, user_id, store_id, last_seen_at, is_expired, ended_at, ended_message, is_active, user_type,
          first_name, last_name, designation, locale, permission_version, auth_level, verified_at, is_locked, has_pin,
          must_change_password, has_second_factor, lock_minutes, absolute_expires_at, impersonator_id, impersonator_name, addresses,
          settings
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
        authLevel: row.auth_level,
        verifiedAt: row.verified_at,
        isLocked: row.is_locked,
        hasPin: row.has_pin,
        hasSecondFactor: row.has_second_factor,
        mustChangePassword: row.must_change_password,
        adminsNeedSecondFactor: settle(adminsNeedTwoFactor, row.settings ?? []).value,
        stepUpMinutes: settle(stepUpMinutes, row.settings ?? []).value,
        lockMinutes: row.lock_minutes,
        impersonator:
          row.impersonator_id === null
            ? null
            : { userId: row.impersonator_id, name: row.impersonator_name ?? '', until: row.absolute_expires_at },
        addresses: row.addresses,
      }
    },
    touch: async ({ companyId, sessionId }) => {
      await db.inTransaction({ companyId }, (tx) =>
        sql`
          update auth.session set last_seen_at = now(), idle_expires_at = now() + make_interval(mins => idle_minutes)
          where company_id = ${companyId} and id = ${sessionId} and last_seen_at < now() - interval '1 minute'`.execute(
          tx,
        ),
      )
    },
  }
}
