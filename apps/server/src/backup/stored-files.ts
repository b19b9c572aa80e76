import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, opendir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MemberSource } from './write-archive.ts'

/** Where uploaded files lie. */
export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files')
}

/** Every file below the folder; none where there is no folder. A file that goes meanwhile is passed over. */
export async function* readStoredFiles(folder: string): AsyncGenerator<MemberSource> {
  for await (const path of pathsBelow(folder, '')) {
    const bytes = createReadStream(join(folder, path))
    const isThere = await new Promise<boolean>((resolve) => {
      bytes.once('open', () => resolve(true)).once('error', () => resolve(false))
    })
    if (isThere) yield { head: { kind: 'file', name: path }, bytes, rowCount: () => null }
  }
}

/** Puts one file into its place. Throws: Error when there is one already. */
export async function writeStoredFile(folder: string, path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = join(folder, ...path.split('/'))
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
}

async function* pathsBelow(folder: string, below: string): AsyncGenerator<string> {
  const entries = await opendir(join(folder, below)).catch(() => null)
  if (entries === null) return
  for await (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) yield* pathsBelow(folder, path)
    else if (entry.isFile()) yield path
  }
}
