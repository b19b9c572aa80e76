import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prepareDatabase } from '../../apps/server/src/prepare.ts'
import { AuditSealer } from '../../apps/server/src/platform/audit-sealer.ts'
import { readTables } from '../../apps/server/src/backup/schema-shape.ts'
import type { Embedded } from '../../apps/server/src/supervisor/embedded.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { newFolder, open } from './holder.ts'

export const storedFiles: Readonly<Record<string, Buffer>> = {
  'ab/cd/plain.txt': Buffer.from('a stored file\n'),
  'ab/سجل البضائع.bin': Buffer.alloc(300_000, 'x'),
  empty: Buffer.alloc(0),
}

/** The demo companies with a sealed audit and stored files, in a data folder of their own. */
export async function openSource(): Promise<{ folder: string; database: Embedded }> {
  const folder = newFolder()
  const database = await open(folder)
  const { ownerUrl, appUrl } = database
  await prepareDatabase({ ownerUrl, appUrl, isDemo: true, demoPassword: 'demo password of a test' })
  await withClient(database.maintUrl, (client) => new AuditSealer(client).seal())
  for (const [path, bytes] of Object.entries(storedFiles)) {
    const file = join(folder, 'files', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  return { folder, database }
}

/** A hash of every table's rows, past every policy, in no order that a copy could change. */
export async function tableHashes(superUrl: string): Promise<Record<string, string>> {
  return await withClient(superUrl, async (client) => {
    const hashes: Record<string, string> = {}
    for (const { name, columns } of await readTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select coalesce(md5(string_agg(r, ',' order by r)), '') as hash
         from (select md5(row(${columns.map((column) => `t."${column}"`).join(', ')})::text) as r from ${name} t)`,
      )
      hashes[name] = rows[0]?.hash ?? ''
    }
    return hashes
  })
}

export function fileHashes(folder: string): Record<string, string> {
  const found = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(join(folder, 'files').length + 1), sha256(readFileSync(file))]),
  )
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
