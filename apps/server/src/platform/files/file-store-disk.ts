import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { dirname, join, relative, sep } from 'node:path'
import { measureDisk, roomOn } from '../database/disk.ts'
import { cleanSpool, spool } from './file-spool.ts'
import type { FileStore } from './file-store.ts'
import { BytesGone } from './file-store.ts'

const keyForm = /^\d+\/[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** Whether a store may have made it. */
export function isKey(text: string): boolean {
  return keyForm.test(text)
}

/** Keeps files in a folder: `<company>/<two letters>/<uuid>`, so that no folder grows large. */
export function diskStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming')
  const putBack: FileStore['putBack'] = async (key, source) => {
    const target = pathOf(folder, key)
    const { path, ...stored } = await spool(incoming, source)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rename(path, target)
    await syncFolder(dirname(target))
    return { ...stored, key }
  }
  return {
    put: (companyId, source) => putBack(newKey(companyId), source),
    putBack,
    open: async (key) => {
      const stream = createReadStream(pathOf(folder, key))
      await once(stream, 'open').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new BytesGone(`${key} is not in the file store.`) : error
      })
      return stream
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }),
    list: (companyId) => listFolder(folder, join(folder, String(companyId))),
    hasRoom: async () => roomOn(await measureDisk(folder)) === 'enough',
    clean: (before) => cleanSpool(incoming, before),
  }
}

/** A key for new bytes of a company. */
export function newKey(companyId: number): string {
  const name = randomUUID()
  return `${companyId}/${name.slice(0, 2)}/${name}`
}

/** Throws: Error for a key that no store made. */
function pathOf(folder: string, key: string): string {
  if (!isKey(key)) throw new Error('This is no key of the file store.')
  return join(folder, key)
}

async function* listFolder(root: string, folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await stat(path).catch(() => null)
    if (found !== null) yield { key: relative(root, path).split(sep).join('/'), storedAt: found.mtime }
  }
}

/** A rename outlives a power failure only when its folder is on the disk too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing, and keeps the entry by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
