import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { sql } from 'kysely'
import { ConfigError } from './config-values.ts'
import type { Database } from '../database/db.ts'
import { writeInstallationSetting } from './installation-setting.ts'
import { secretBox, secretKeyBytes } from './secret-box.ts'

const setting = 'secret.key'

/** Draws the key of the installation when there is none yet; only the starting user may read its file. */
export function createKeyFile(file: string): void {
  if (existsSync(file)) return
  const handle = openSync(file, 'wx', 0o600)
  writeSync(handle, `${randomBytes(secretKeyBytes).toString('base64url')}\n`)
  fsyncSync(handle)
  closeSync(handle)
}

/** Throws: ConfigError when the file is missing, or holds no key. */
export function readKeyFile(file: string): Buffer {
  const key = existsSync(file) ? Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url') : null
  if (key === null || key.length !== secretKeyBytes)
    throw new ConfigError(
      `${file}, the key of the installation, is missing or damaged. Put it back from where you keep it; without it second factors and PINs are lost.`,
    )
  return key
}

/** Whether what the database holds was sealed with another key; the first key is remembered by what it makes of a word. */
export async function isForeignKey(db: Database, key: Buffer): Promise<boolean> {
  const mark = secretBox(key).mac('mark', setting).toString('hex').slice(0, 16)
  const { rows } = await sql<{ value: string }>`
    select value #>> '{}' as value from platform.installation_setting where key = ${setting}`.execute(
    db.reader({ companyId: null }),
  )
  if (rows[0]?.value === mark) return false
  await db.inTransaction({ companyId: null }, (tx) => writeInstallationSetting(tx, setting, mark))
  return rows[0] !== undefined
}
