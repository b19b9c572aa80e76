import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { upgrade } from '../../apps/server/src/prepare.ts'
import { startEmbedded } from '../../apps/server/src/supervisor/embedded.ts'

/** One database server per run, migrated once; every test file works on its own copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'countinghouse-test-'))
  const database = await startEmbedded({ dataDir, isDurable: false, log: () => {} })
  await upgrade(database.ownerUrl)
  for (const name of ['ownerUrl', 'appUrl', 'maintUrl', 'superUrl'] as const) project.provide(name, database[name])
  return async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
