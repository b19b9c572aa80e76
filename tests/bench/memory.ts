import { readFileSync } from 'node:fs'

const everyMs = 100
const kibibytes = 1024

export type MemoryWatch = {
  /** Ends the watch. Answers the most that the processes held together, in MiB; NaN where the system has no /proc. */
  readonly stop: () => number
}

/** Watches the memory that belongs to these processes alone, ten times a second. */
export function watchMemory(pids: () => readonly number[]): MemoryWatch {
  let peak = Number.NaN
  const look = (): void => {
    const held = pids().reduce((sum, pid) => sum + privateBytes(pid), 0)
    peak = Number.isNaN(peak) ? held : Math.max(peak, held)
  }
  look()
  const timer = setInterval(look, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return peak / 2 ** 20
    },
  }
}

function privateBytes(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const parts = [...text.matchAll(/^Private_(?:Clean|Dirty): +(\d+) kB$/gm)]
    return parts.reduce((sum, [, kB]) => sum + Number(kB) * kibibytes, 0)
  } catch {
    return Number.NaN
  }
}
