import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteSource, StoredBytes } from './file-store.ts'

export type Spooled = Omit<StoredBytes, 'key'> & { readonly path: string }

/** Bytes become a file of the store only as a whole: they are collected here first, under a name that nobody asks for. */
export async function spool(folder: string, source: ByteSource): Promise<Spooled> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let byteSize = 0
  try {
    for await (const chunk of source) {
      hash.update(chunk)
      byteSize += chunk.byteLength
      await file.writeFile(chunk)
    }
    await file.sync()
    await file.close()
    return { path, byteSize, sha256: hash.digest('hex') }
  } catch (error) {
    await file.close()
    await rm(path, { force: true })
    throw error
  }
}

/** Removes what a process that died was collecting. */
export async function cleanSpool(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && found.mtime < before) await rm(path, { force: true })
  }
}
