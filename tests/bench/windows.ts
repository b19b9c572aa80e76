import { cpuSeconds } from './cpu.ts'

export type Roots = { readonly app: readonly number[]; readonly db: readonly number[] }

/** One window of a closed loop. Units: operations per second, milliseconds, processor microseconds per operation. */
export type Window = {
  readonly opsPerSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly appMicros: number | null
  readonly dbMicros: number | null
  readonly errors: number
  readonly lastError: string
}

/** The median of several windows by throughput, with the range. */
export type Series = Window & { readonly min: number; readonly max: number }

/** Does one operation as one of the workers. */
export type Operation = (worker: number, sequence: number) => Promise<void>

let sequence = 0

/** Every worker begins its next operation when the last one has ended, for so many seconds. */
export async function measureWindow(
  operation: Operation,
  workers: number,
  seconds: number,
  roots: Roots,
): Promise<Window> {
  const times: number[] = []
  let errors = 0
  let lastError = ''
  const before = { app: cpuSeconds(roots.app), db: cpuSeconds(roots.db) }
  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  const work = async (worker: number): Promise<void> => {
    for (let begun = performance.now(); begun < until; begun = performance.now()) {
      try {
        await operation(worker, sequence++)
        times.push(performance.now() - begun)
      } catch (error) {
        errors++
        lastError = error instanceof Error ? error.message : String(error)
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  const wall = (performance.now() - startedAt) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const micros = (group: 'app' | 'db') => perOperation(before[group], cpuSeconds(roots[group]), times.length)
  return {
    opsPerSecond: times.length / wall,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    appMicros: micros('app'),
    dbMicros: micros('db'),
    errors,
    lastError,
  }
}

export function seriesOf(windows: readonly Window[]): Series {
  const sorted = windows.toSorted((a, b) => a.opsPerSecond - b.opsPerSecond)
  const median = sorted[Math.floor(sorted.length / 2)]
  if (median === undefined) throw new Error('A series needs a window.')
  const failed = windows.find(({ errors }) => errors > 0)
  return {
    ...median,
    min: sorted[0]?.opsPerSecond ?? 0,
    max: sorted.at(-1)?.opsPerSecond ?? 0,
    errors: windows.reduce((sum, { errors }) => sum + errors, 0),
    lastError: failed?.lastError ?? '',
  }
}

/** Value below which a share of sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function perOperation(before: number | null, after: number | null, count: number): number | null {
  return before === null || after === null || count === 0 ? null : ((after - before) / count) * 1e6
}
