import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'

export type DemoUser = { username: string; role: string; role_ar: string }

/** Settings of the whole installation that signing in needs. */
export async function readInstallation(
  db: Database,
): Promise<{ adminUserId: number | null; demoUsers: DemoUser[]; isFirstRun: boolean }> {
  const { rows } = await sql<{ admin: number | null; demo: DemoUser[] | null; owner: boolean | null }>`
    select (select (value)::int from platform.installation_setting where key = 'adminUserId') as admin,
      (select value from platform.installation_setting where key = 'demo.users') as demo,
      exists (select from platform.installation_setting where key = 'owner.created') as owner`.execute(
    db.reader({ companyId: null }),
  )
  return { adminUserId: rows[0]?.admin ?? null, demoUsers: rows[0]?.demo ?? [], isFirstRun: rows[0]?.owner !== true }
}

/** Whether a console link of this token was used before: marks the browser at which the installation was set up. */
export async function isConsoleBrowser(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from auth.console_link where token_hash = ${tokenHash} and purpose = 'sign_in' and used_at is not null`.execute(
    db.reader({ companyId: null }),
  )
  return rows.length > 0
}
