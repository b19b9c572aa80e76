import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorText, SupervisorError } from './supervisor-error.ts'
import type { Account } from './account.ts'

/** Where everything of one data folder lies. */
export type Layout = {
  dataDir: string
  clusterDir: string
  runDir: string
  passwordFile: string
  logFile: string
}

// sun_path: 108 bytes with the closing zero on Linux, 104 on macOS; the smaller one serves both.
const socketPathBytes = 103
const socketName = '.s.PGSQL.5432'

/** Makes the data folder when missing and names its parts. Throws: SupervisorError. */
export function openDataFolder(folder: string): Layout {
  try {
    mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    const dataDir = realpathSync(folder)
    return {
      dataDir,
      clusterDir: join(dataDir, 'postgres'),
      runDir: runDirOf(dataDir),
      passwordFile: join(dataDir, 'passwords.json'),
      logFile: join(dataDir, 'postgres.log'),
    }
  } catch (error) {
    throw new SupervisorError(
      `The data folder ${folder} cannot be used: ${errorText(error)}. Set DATA_DIR to another folder.`,
    )
  }
}

function runDirOf(dataDir: string): string {
  const inside = join(dataDir, 'run')
  if (Buffer.byteLength(join(inside, socketName)) <= socketPathBytes) return inside
  return `/tmp/countinghouse-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
}

/** Lets the database's account into the data folder and a private one for the socket. Throws: SupervisorError. */
export function grantAccount(layout: Layout, account: Account | null): void {
  if (account) {
    chmodSync(layout.dataDir, (statSync(layout.dataDir).mode & 0o777) | 0o011)
    if (!canEnter(layout.dataDir, account)) {
      throw new SupervisorError(
        `PostgreSQL runs as user ${account.name}, which cannot access ${layout.dataDir}: a parent folder denies access. ` +
          'Set DATA_DIR to an accessible folder, such as /var/lib/countinghouse.',
      )
    }
  }
  if (process.platform !== 'win32') openRunDir(layout.runDir, account)
}

function openRunDir(runDir: string, account: Account | null): void {
  mkdirSync(runDir, { recursive: true, mode: 0o700 })
  const found = lstatSync(runDir)
  const self = process.getuid?.() ?? -1
  const wanted = account?.uid ?? self
  // The short folder lies in /tmp, where anybody may have made it first.
  if (!found.isDirectory() || (found.uid !== self && found.uid !== wanted)) {
    throw new SupervisorError(`${runDir} belongs to another user. Remove it, or set DATA_DIR to a shorter path.`)
  }
  chmodSync(runDir, 0o700)
  if (account) chownSync(runDir, account.uid, account.gid)
}

function canEnter(folder: string, account: Account): boolean {
  const { uid, gid } = account
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0
}
