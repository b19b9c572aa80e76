import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { SupervisorError } from './supervisor-error.ts'

/** A system user that runs PostgreSQL in our stead. */
export type Account = { name: string; uid: number; gid: number }

const accountName = 'postgres'

/**
 * The user PostgreSQL runs as: null means ourselves; as root it is the owner of existing data, else `postgres`,
 * made when missing. Throws: SupervisorError.
 */
export function databaseAccount(clusterDir: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { name: `with number ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  const account = lookUp() ?? create()
  if (account) return account
  throw new SupervisorError(
    'PostgreSQL cannot run as root, and no user "postgres" exists or could be created. ' +
      'Start as a regular user with DATA_DIR set to a folder of that user, or set DATABASE_URL to your own PostgreSQL 18.',
  )
}

function lookUp(): Account | null {
  const uid = idOf('-u')
  const gid = idOf('-g')
  return uid && gid ? { name: accountName, uid, gid } : null
}

function idOf(flag: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [flag, accountName], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : 0
}

function create(): Account | null {
  for (const useradd of ['useradd', '/usr/sbin/useradd']) {
    const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
    spawnSync(useradd, [...flags, accountName], { stdio: 'ignore' })
    const account = lookUp()
    if (account) return account
  }
  return null
}
