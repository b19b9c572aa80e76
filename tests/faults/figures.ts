import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { size } from './inputs.ts'

type Figures = Readonly<Record<string, number>>

const folder = resolve(import.meta.dirname, '../../test-results')

/** Keeps what a family measured in test-results/faults.json and prints it; a figure is never a verdict. */
export function recordFigures(family: string, figures: Figures): void {
  const file = resolve(folder, 'faults.json')
  const known: Record<string, Figures> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...known, [`${family} ${size}`]: figures }, null, 2)}\n`)
  const columns = Object.entries(figures).map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(2)}`)
  process.stderr.write(`${family.padEnd(4)} ${size.padEnd(8)} ${columns.join(' | ')}\n`)
}

/** Mean and worst of durations, in seconds. */
export function meanAndWorst(name: string, ms: readonly number[]): Figures {
  const mean = ms.reduce((sum, value) => sum + value, 0) / Math.max(1, ms.length)
  return { [`${name} mean s`]: mean / 1000, [`${name} worst s`]: Math.max(0, ...ms) / 1000 }
}
