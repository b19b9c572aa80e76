import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'

/** Invariants of module auth. */
export const checks: readonly Check[] = [
  {
    id: 'auth.sessions_owned',
    promise: 'every session belongs to a company member or an API key, and every ended session has a reason',
    issues: async (reader) => {
      const { rows } = await sql<{ issue: string }>`
        select format('session %s of company %s belongs to no member', s.id, s.company_id) as issue from auth.session s
          where s.api_key_id is null and not exists (select from auth.membership m where m.company_id = s.company_id and m.user_id = s.user_id)
        union all select format('session %s of company %s ended without a reason', s.id, s.company_id) from auth.session s
          where s.ended_at is not null and s.ended_reason is null
        order by 1 limit 100`.execute(reader)
      return rows.map(({ issue }) => issue)
    },
  },
  {
    id: 'auth.passwords_hashed',
    promise: 'every password is stored as an Argon2id hash',
    issues: async (reader) => {
      const { rows } = await sql<{ login: string }>`
        select login from auth.identity where password_hash !~ '^[$]argon2id[$]' order by 1`.execute(reader)
      return rows.map(({ login }) => `the password of ${login} is not hashed as it should be`)
    },
  },
]
