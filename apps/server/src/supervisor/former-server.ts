import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from './endpoint.ts'
import { findPostmaster, inspectProcess } from './process-table.ts'
import { errorCode, errorText, SupervisorError } from './supervisor-error.ts'

type LockFile = { pid: number; startedAtMs: number | null; port: number; socketDir: string }
type Proof = 'ours' | 'not ours' | 'no answer'

export type FormerServer = {
  clusterDir: string
  runDir: string
  /** Connection string of the superuser at a given place. */
  superUrlAt: (host: string, port: number) => string
  log: (line: string) => void
}

const proofMs = 15_000
const fastStopMs = 10_000
const immediateStopMs = 5_000
const clockToleranceMs = 3_000

/**
 * Leaves the database's folder free to start in: a stale lock file is removed, a server proven ours is stopped,
 * anything else stays untouched. Throws: SupervisorError when a living server cannot be proven ours.
 */
export async function clearFormerServer(former: FormerServer): Promise<void> {
  const file = join(former.clusterDir, 'postmaster.pid')
  const lock = readLockFile(file, former)
  if (!lock || isSomebodyElse(lock, former.clusterDir)) return rmSync(file, { force: true })
  former.log(`PostgreSQL from an earlier start is still running (process ${lock.pid}); checking its owner.`)
  const until = Date.now() + proofMs
  for (;;) {
    const proof = await prove(lock, former)
    if (proof === 'ours') return stop(lock.pid, former.log)
    if (!inspectProcess(lock.pid)) return rmSync(file, { force: true })
    if (proof === 'not ours' || Date.now() > until) throw notProven(lock.pid, former.clusterDir)
    await sleep(250)
  }
}

function readLockFile(file: string, former: FormerServer): LockFile | null {
  const lines = readLines(file)
  const pid = /^\d+$/.test(lines[0] ?? '') ? Number(lines[0]) : findPostmaster(realpathSync(former.clusterDir))
  if (!pid) return null
  const startedAtMs = Number(lines[2]) * 1000 || null
  const port = Number(lines[3]) || 5432
  return { pid, startedAtMs, port, socketDir: lines[4]?.trim() || former.runDir }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/** True when the process number is free or was given to a process that is not the one the lock file speaks of. */
function isSomebodyElse(lock: LockFile, clusterDir: string): boolean {
  const facts = inspectProcess(lock.pid)
  if (!facts) return true
  // The working folder outlives a changed clock, which the start time does not.
  if (facts.program === 'postgres' && facts.workingDir === realpathSync(clusterDir)) return false
  if (facts.startedAtMs === null) return facts.program !== null && facts.program !== 'postgres'
  return lock.startedAtMs === null || Math.abs(facts.startedAtMs - lock.startedAtMs) > clockToleranceMs
}

async function prove(lock: LockFile, former: FormerServer): Promise<Proof> {
  const host = process.platform === 'win32' ? '127.0.0.1' : lock.socketDir
  try {
    return await withClient(former.superUrlAt(host, lock.port), async (client) => {
      const { rows } = await client.query<{ folder: string; started: number; backend: number }>(
        `select current_setting('data_directory') as folder, pg_backend_pid() as backend,
                extract(epoch from pg_postmaster_start_time())::float8 as started`,
      )
      const row = rows[0]
      if (!row || realpathSync(row.folder) !== realpathSync(former.clusterDir)) return 'not ours'
      const drift = lock.startedAtMs === null ? 0 : Math.abs(row.started * 1000 - lock.startedAtMs)
      const parent = inspectProcess(row.backend)?.parent ?? lock.pid
      return drift <= clockToleranceMs && parent === lock.pid ? 'ours' : 'not ours'
    })
  } catch (error) {
    // 28: the password is not ours, so neither is the server. Everything else may pass: it recovers, or shuts down.
    return errorCode(error).startsWith('28') ? 'not ours' : 'no answer'
  }
}

async function stop(pid: number, log: (line: string) => void): Promise<void> {
  log(`It belongs to this data folder; stopping it (process ${pid}).`)
  for (const [signal, waitMs] of [
    ['SIGINT', fastStopMs],
    ['SIGQUIT', immediateStopMs],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (errorCode(error) === 'ESRCH') return
      throw new SupervisorError(`PostgreSQL (process ${pid}) cannot be stopped: ${errorText(error)}. Stop it manually.`)
    }
    const until = Date.now() + waitMs
    while (Date.now() < until) {
      if (!inspectProcess(pid)) return
      await sleep(50)
    }
  }
  throw new SupervisorError(`PostgreSQL (process ${pid}) does not stop. Stop it manually, then start again.`)
}

function notProven(pid: number, clusterDir: string): SupervisorError {
  return new SupervisorError(
    `Process ${pid} is named in ${join(clusterDir, 'postmaster.pid')} but could not be identified as the Countinghouse database, ` +
      'so it was not stopped. Identify the process: stop it if it is an old PostgreSQL, ' +
      'otherwise remove that file, then start again.',
  )
}
