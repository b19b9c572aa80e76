import { readdirSync, readFileSync } from 'node:fs'

type Used = { parent: number; own: number; reaped: number }

// USER_HZ, 100 on every Linux that Node supports.
const ticksPerSecond = 100

/** Processor seconds that these processes and all below them used so far; null where the system has no /proc. */
export function cpuSeconds(roots: readonly number[]): number | null {
  if (process.platform !== 'linux') return null
  const all = new Map(readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? usedBy(Number(name)) : [])))
  const isBelow = (pid: number): boolean => roots.includes(pid) || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0))
  let ticks = 0
  for (const [pid, { own, reaped }] of all) if (isBelow(pid)) ticks += own + reaped
  return ticks / ticksPerSecond
}

function usedBy(pid: number): [number, Used][] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [own = 0, system = 0, reaped = 0, reapedSystem = 0] = fields.slice(11, 15)
    return [[pid, { parent, own: own + system, reaped: reaped + reapedSystem }]]
  } catch {
    // It ended between the two readings; its parent has its time.
    return []
  }
}
