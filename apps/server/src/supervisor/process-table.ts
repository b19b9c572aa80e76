import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { errorCode } from './supervisor-error.ts'

/** What the system tells about a living process; null where it tells nothing. */
export type ProcessDetails = {
  parent: number | null
  startedAtMs: number | null
  program: string | null
  workingDir: string | null
}

// USER_HZ, 100 on every Linux that Node supports.
const ticksPerSecond = 100

/** Facts of a living process, null when it is gone or a zombie that nobody has reaped yet. */
export function inspectProcess(pid: number): ProcessDetails | null {
  if (!isAlive(pid)) return null
  if (process.platform === 'linux') return inspectLinux(pid)
  if (process.platform === 'win32') return { parent: null, startedAtMs: null, program: null, workingDir: null }
  return inspectWithPs(pid)
}

/** The postmaster that works in this folder, found without a lock file; null when none is seen. */
export function findPostmaster(clusterDir: string): number | null {
  if (process.platform !== 'linux') return null
  const found = new Map<number, ProcessDetails>()
  for (const name of readdirSync('/proc')) {
    const facts = /^\d+$/.test(name) ? inspectLinux(Number(name)) : null
    if (facts?.program === 'postgres' && facts.workingDir === clusterDir) found.set(Number(name), facts)
  }
  for (const [pid, facts] of found) if (facts.parent === null || !found.has(facts.parent)) return pid
  return null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function inspectLinux(pid: number): ProcessDetails | null {
  const stat = quietly(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  if (!stat) return null
  // The program's name stands in brackets and may hold spaces and brackets itself.
  const program = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return null
  const bootSeconds = Number(/^btime (\d+)$/m.exec(quietly(() => readFileSync('/proc/stat', 'utf8')) ?? '')?.[1])
  const startedAtMs = (bootSeconds + Number(fields[19]) / ticksPerSecond) * 1000
  return {
    parent: Number(fields[1]),
    startedAtMs: Number.isFinite(startedAtMs) ? startedAtMs : null,
    program,
    workingDir: quietly(() => readlinkSync(`/proc/${pid}/cwd`)),
  }
}

function inspectWithPs(pid: number): ProcessDetails | null {
  const flags = ['-o', 'stat=', '-o', 'ppid=', '-o', 'lstart=', '-o', 'comm=', '-p', String(pid)]
  const { stdout } = spawnSync('ps', flags, { encoding: 'utf8', env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } })
  const match = /^\s*(\S+)\s+(\d+)\s+(\S+ \S+\s+\d+ [\d:]+ \d+)\s+(.*)$/m.exec(stdout ?? '')
  if (!match || match[1]?.startsWith('Z')) return null
  const startedAtMs = Date.parse(match[3] ?? '')
  return {
    parent: Number(match[2]),
    startedAtMs: Number.isNaN(startedAtMs) ? null : startedAtMs,
    program: basename(match[4]?.trim() ?? ''),
    workingDir: null,
  }
}

function quietly(read: () => string): string | null {
  try {
    return read()
  } catch {
    return null
  }
}
