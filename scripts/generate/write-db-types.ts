import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upgrade } from '../../apps/server/src/prepare.ts'
import { startEmbedded } from '../../apps/server/src/supervisor/embedded.ts'
import { databaseTypesArguments } from './db-types-arguments.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'countinghouse-gen-'))
const database = await startEmbedded({ dataDir, isDurable: false, log: () => undefined })
try {
  await upgrade(database.ownerUrl)
  const env = { ...process.env, DATABASE_URL: database.ownerUrl }
  const { status } = spawnSync(process.execPath, databaseTypesArguments('write'), { stdio: 'inherit', env })
  process.exitCode = status ?? 1
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
