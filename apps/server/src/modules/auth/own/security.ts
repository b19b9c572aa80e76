import type { Security } from '@countinghouse/contract/auth/security'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database } from '../../../platform/database/db.ts'
import { needsSecondFactor } from '../../../platform/access/session-gate.ts'
import { findSelf } from '../identity.ts'

type Parts = { readonly db: Database; readonly canMail: boolean; readonly provider: Security['provider'] }

/** Everything with which the caller proves who he is. Throws: forbidden for a program, which is no person. */
export async function readSecurity(ctx: Ctx, { db, canMail, provider }: Parts): Promise<Security> {
  const person = await findSelf(ctx, db)
  const { rows } = await sql<Found>`
    select u.first_name as "firstName", u.last_name as "lastName", u.locale, a.file_id as avatar,
      (select count(*)::int from auth.recovery_code r where r.identity_id = ${person.identity_id} and r.used_at is null) as "codesLeft",
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'label', d.label, 'ip', d.ip, 'lastUsedAt', d.last_used_at,
          'expiresAt', d.expires_at) order by d.last_used_at desc)
        from auth.trusted_device d
        where d.identity_id = ${person.identity_id} and d.revoked_at is null and d.expires_at > now()), '[]') as devices,
      coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'linkedAt', l.created_at) order by l.id)
        from auth.identity_provider_link l where l.identity_id = ${person.identity_id}), '[]') as providers
    from erp.app_user u left join erp.user_avatar a on a.company_id = u.company_id and a.user_id = u.id
    where u.company_id = ${ctx.companyId} and u.id = ${ctx.userId}`.execute(db.reader(ctx))
  const { codesLeft, ...found } = rows[0] ?? fail('not_found')
  return {
    ...found,
    login: person.login,
    email: person.email,
    passwordChangedAt: person.password_changed_at,
    secondFactor: {
      isOn: person.second_factor !== null,
      isRequired: needsSecondFactor(ctx.session, ctx.grants),
      codesLeft,
    },
    hasPin: ctx.session.hasPin,
    provider,
    canMail,
  }
}

type Found = Pick<Security, 'firstName' | 'lastName' | 'avatar' | 'locale' | 'devices' | 'providers'> & {
  codesLeft: number
}
