import { join } from 'node:path'
import { runDrill } from '../../apps/server/src/backup/drill.ts'
import { diskStore } from '../../apps/server/src/platform/files/file-store-disk.ts'
import { createBackup } from '../../apps/server/src/backup/create-backup.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'

export type BackupResult = {
  /** Of the database with its indexes. */
  readonly mebibytes: number
  readonly backupSeconds: number
  /** Every hash compared, restored, every check run. */
  readonly drillSeconds: number
}

/** Backs the product up while it runs, and restores it beside itself. Source: docs/bench.md. */
export async function measureBackup(product: Product): Promise<BackupResult> {
  const [ownerUrl, maintUrl, superUrl] = [
    product.database('owner'),
    product.database('maint'),
    product.database('postgres'),
  ]
  const file = join(product.dataDir, 'bench.backup')
  const files = diskStore(join(product.dataDir, 'files'))
  // What other benches made beside the product's own tables is no part of its schema.
  await withClient(superUrl, (client) => client.query('drop schema if exists bench cascade'))
  const bytes = await withClient(maintUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    return Number(rows[0]?.bytes)
  })
  const backupSeconds = await timed(() => createBackup({ maintUrl, files, file, hasSecrets: true }))
  const drillSeconds = await timed(() => runDrill({ ownerUrl, maintUrl, superUrl }, file))
  return { mebibytes: bytes / 2 ** 20, backupSeconds, drillSeconds }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await run()
  return (performance.now() - startedAt) / 1000
}
