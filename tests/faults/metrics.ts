import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { size } from './inputs.ts'

type Metrics = Readonly<Record<string, number>>

const folder = resolve(import.meta.dirname, '../../test-results/faults')

/** Keeps what a family measured in test-results/faults and prints it; a figure is never a verdict. */
export function recordMetrics(family: string, metrics: Metrics): void {
  mkdirSync(folder, { recursive: true })
  // A file of its own for each, since test files may run side by side.
  writeFileSync(resolve(folder, `${family}-${size}.json`), `${JSON.stringify(metrics, null, 2)}\n`)
  const columns = Object.entries(metrics).map(
    ([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(2)}`,
  )
  process.stderr.write(`${family.padEnd(4)} ${size.padEnd(8)} ${columns.join(' | ')}\n`)
}

/** Mean and worst of durations, in seconds. */
export function meanAndWorst(name: string, ms: readonly number[]): Metrics {
  const mean = ms.reduce((sum, value) => sum + value, 0) / Math.max(1, ms.length)
  return { [`${name} mean s`]: mean / 1000, [`${name} worst s`]: Math.max(0, ...ms) / 1000 }
}
