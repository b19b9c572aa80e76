import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Listed = { readonly pid: number; readonly parent: number; readonly command: string }

/** All living processes with their parents and command lines. */
export function listProcesses(): Listed[] {
  if (process.platform === 'linux')
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readLinux(Number(name)) : []))
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

function readLinux(pid: number): Listed[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return []
    return [
      { pid, parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') },
    ]
  } catch {
    // It ended between the two readings.
    return []
  }
}
