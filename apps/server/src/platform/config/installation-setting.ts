import { sql } from 'kysely'
import type { Tx } from '../database/db.ts'

/** Keeps a setting of the whole installation. */
export async function writeInstallationSetting(tx: Tx, key: string, value: unknown): Promise<void> {
  await sql`
    insert into platform.installation_setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(tx)
}

/** Forgets a setting of the whole installation; of several at once, one answers that there was one. */
export async function dropInstallationSetting(tx: Tx, key: string): Promise<boolean> {
  const { rows } = await sql`delete from platform.installation_setting where key = ${key} returning key`.execute(tx)
  return rows.length > 0
}
