import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FolderHolder } from './supervisor-error.ts'
import { errorText, FolderInUse, SupervisorError } from './supervisor-error.ts'

export type FolderLock = { release(): void }

const SQLITE_BUSY = 5
const SQLITE_NOTADB = 26

/**
 * Takes the data folder for this process alone until release or death.
 * Throws: FolderInUse naming the holder.
 */
export function lockDataFolder(dataDir: string, as: FolderHolder = 'server'): FolderLock {
  // A lock of the kernel, reached through SQLite since Node has no call for it: it goes with its process, so neither a
  // killed holder nor a reused process number can leave it behind, and of two starts at once one wins.
  const file = join(dataDir, 'supervisor.lock')
  const holder = join(dataDir, 'supervisor.json')
  const lock = take(file) ?? take(file)
  if (!lock) throw inUse(dataDir, holder)
  const facts = { pid: process.pid, startedAt: new Date().toISOString(), as }
  writeFileSync(holder, JSON.stringify(facts), { mode: 0o600 })
  return {
    release() {
      if (!lock.isOpen) return
      rmSync(holder, { force: true })
      lock.close()
    },
  }
}

function take(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    const code = sqliteCode(error)
    if (code === SQLITE_BUSY) return null
    // Something else was written into the lock file: emptied in place, so that a lock on it stays a lock.
    if (code === SQLITE_NOTADB) truncateSync(file)
    else
      throw new SupervisorError(
        `${file} cannot be locked: ${errorText(error)}. Set DATA_DIR to a folder on a local disk.`,
      )
    return null
  }
}

function sqliteCode(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return 0
  return Number(error.errcode) & 0xff
}

function inUse(dataDir: string, file: string): FolderInUse {
  const { pid, as } = readHolder(file)
  return new FolderInUse(
    `Countinghouse already runs on ${dataDir}${pid === null ? '' : ` (process ${pid})`}. Use that process, ` +
      'stop it first, or use another folder with --data.',
    as,
  )
}

/** The name of the holder is a courtesy; the lock itself is the fact. */
function readHolder(file: string): { pid: number | null; as: FolderHolder } {
  try {
    const found: { pid?: unknown; as?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
    return { pid: Number(found.pid) || null, as: found.as === 'command' ? 'command' : 'server' }
  } catch {
    return { pid: null, as: 'server' }
  }
}
