import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import type { Layout } from './layout.ts'
import { errorText, SupervisorError } from './supervisor-error.ts'

/** The only major version we start; there is no pg_upgrade in the package. */
export const postgresMajor = 18

const unfinished = 'postgres.new-'

/** True when there is a database of our major version, false when there is none. Throws: SupervisorError. */
export function hasCluster(clusterDir: string): boolean {
  if (!existsSync(clusterDir)) return false
  const file = join(clusterDir, 'PG_VERSION')
  const major = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (major === String(postgresMajor)) return true
  if (major) {
    throw new SupervisorError(
      `${clusterDir} was created by PostgreSQL ${major}; this version uses ${postgresMajor}. ` +
        'Create a backup with the previous version and restore it into a new DATA_DIR.',
    )
  }
  if (readdirSync(clusterDir).length === 0) return false
  throw new SupervisorError(`${clusterDir} is not empty and contains no PostgreSQL database. Move it, or set DATA_DIR.`)
}

/** Makes the database beside its place and moves it there when complete: a killed start leaves nothing half done. */
export async function createCluster(input: {
  layout: Layout
  initdb: string
  account: Account | null
  password: string
  isDurable: boolean
}): Promise<void> {
  const { layout, account } = input
  const attempt = join(layout.dataDir, `${unfinished}${process.pid}-${Date.now()}`)
  const cluster = join(attempt, 'cluster')
  const passwordFile = join(attempt, 'password')
  mkdirSync(attempt, { mode: 0o700 })
  writeFileSync(passwordFile, input.password, { mode: 0o600 })
  if (account) for (const path of [attempt, passwordFile]) chownSync(path, account.uid, account.gid)
  const flags = [
    `--pgdata=${cluster}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(input.isDurable ? [] : ['--no-sync']),
  ]
  try {
    await runInitdb(input.initdb, flags, account)
  } catch (error) {
    throw new SupervisorError(`The database could not be created in ${layout.dataDir}: ${errorText(error).trim()}`)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  rmSync(layout.clusterDir, { recursive: true, force: true })
  renameSync(cluster, layout.clusterDir)
  rmSync(attempt, { recursive: true, force: true })
}

// pg_trgm asks the system which characters are letters: under plain C it finds none in Arabic.
const letterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C']

async function runInitdb(program: string, flags: string[], account: Account | null): Promise<void> {
  const user = account ? { uid: account.uid, gid: account.gid } : {}
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }
  for (const locale of letterLocales) {
    try {
      await promisify(execFile)(program, [...flags, `--lc-ctype=${locale}`], { ...user, cwd: '/', env })
      return
    } catch (error) {
      if (locale === letterLocales.at(-1) || !errorText(error).includes('invalid locale name')) throw error
    }
  }
}

/** Removes what killed starts left; the caller holds the folder's lock. */
export function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(unfinished)) continue
    try {
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // An initdb that outlived its supervisor may still write there; the next start clears the rest.
    }
  }
}
