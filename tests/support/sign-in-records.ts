import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/db.ts'

/** How a user gets the records of his signing in that no operation makes. */
export function signInMakers(db: Database, companyId: number, userId: number): Map<string, () => Promise<number>> {
  const insert = (run: (identityId: number) => ReturnType<typeof sql<{ id: number }>>) => async () =>
    await db.inTransaction({ companyId }, async (tx) => {
      const member = await sql<{ identity_id: number }>`
        select identity_id from auth.membership where company_id = ${companyId} and user_id = ${userId}`.execute(tx)
      const { rows } = await run(member.rows[0]?.identity_id ?? 0).execute(tx)
      return rows[0]?.id ?? 0
    })
  return new Map([
    [
      'auth.session',
      insert(
        () => sql`
          insert into auth.session (company_id, user_id, token_hash, idle_expires_at, absolute_expires_at)
          values (${companyId}, ${userId}, ${randomBytes(32)}, now() + interval '1 hour', now() + interval '1 hour') returning id`,
      ),
    ],
    [
      'auth.identity_provider_link',
      insert(
        (identityId) => sql`
          insert into auth.identity_provider_link (identity_id, issuer, subject, name)
          values (${identityId}, 'https://login.example.com', ${randomUUID()}, 'olga@example.com') returning id`,
      ),
    ],
    [
      'auth.trusted_device',
      insert(
        (identityId) => sql`
          insert into auth.trusted_device (identity_id, token_hash, label, ip, expires_at)
          values (${identityId}, ${randomBytes(32)}, ${randomUUID()}, '127.0.0.1', now() + interval '1 hour') returning id`,
      ),
    ],
  ])
}
