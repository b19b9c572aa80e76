import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import type { Import } from '@countinghouse/contract/desk/import'
import type { Cell } from '../../apps/server/src/platform/spreadsheet/cell.ts'
import { writeCsv } from '../../apps/server/src/platform/spreadsheet/write-csv.ts'
import { writeXlsx } from '../../apps/server/src/platform/spreadsheet/write-xlsx.ts'
import { type Caller, callerOf } from '../support/long-work.ts'
import type { Product } from '../support/processes.ts'
import type { BenchBrand, BenchCompany } from './company.ts'
import { requestText } from './http-client.ts'
import { watchMemory } from './memory.ts'
import { timesWhile } from './others.ts'

export type LongWorkResult = {
  readonly what: string
  readonly rows: number
  readonly seconds: number
  /** MiB that belong to the web process alone. */
  readonly peakMiB: number
  /** p95 in milliseconds. */
  readonly alone: number
  readonly beside: number
  readonly worst: number
  /** Requests of the others that were refused. */
  readonly refused: number
  /** Different counts that somebody who asks ten times a second saw. */
  readonly progress: number
}

type Work = { readonly product: Product; readonly company: BenchCompany; readonly rows: readonly BenchBrand[] }
type Format = 'csv' | 'xlsx'

const others = 8
// About a hundred requests a second of eight people: an office at work, not a flood.
const pauseMs = 80
const aloneMs = 8000
const columns = ['Code', 'Name', 'Country', 'Website', 'Warranty (months)', 'Description']

/** Imports and exports the rows as both kinds of file while others work. Goals: less than 250 MiB, and p95 of the others less than twice. */
export async function measureLongWork(work: Work): Promise<LongWorkResult[]> {
  const caller = callerFor(work)
  const results: LongWorkResult[] = []
  for (const format of ['csv', 'xlsx'] as const) {
    const path = `/api/desk/imports?entity=procure.brand&fileName=brands.${format}`
    const { id } = await caller.upload<{ id: number }>(path, await fileOf(work.rows, format))
    for (const step of ['check', 'commit'] as const) {
      const start = async () => (await caller.post<Import>(`/api/desk/imports/${id}/${step}`)).job?.id ?? 0
      results.push(await measured(work, `${step === 'check' ? 'check' : 'take over'} ${format}`, start))
    }
  }
  for (const format of ['csv', 'xlsx'] as const) {
    const requested = { selection: { matching: {}, except: [] }, format }
    const start = async () =>
      (await caller.post<{ jobId: number }>('/api/desk/records/procure.brand/export-job', requested)).jobId
    results.push(await measured(work, `export ${format}`, start))
  }
  return results
}

async function measured(work: Work, what: string, start: () => Promise<number>): Promise<LongWorkResult> {
  const beside = { port: Number(new URL(work.product.url).port), clients: others, pauseMs, request: requestOf(work) }
  const { p95: alone } = await timesWhile(beside, sleep(aloneMs))
  const memory = watchMemory(() => work.product.web())
  const startedAt = performance.now()
  const seen = new Set<number>()
  const caller = callerFor(work)
  const running = start().then((id) => caller.ended(id, (done) => seen.add(done)))
  const { p95, worst, refused } = await timesWhile(beside, running)
  const seconds = (performance.now() - startedAt) / 1000
  const peakMiB = memory.stop()
  const { done: rows } = await running
  return { what, rows, seconds, peakMiB, alone, beside: p95, worst, refused, progress: seen.size }
}

/** Three pages of the list, then a new record. */
function requestOf({ company: { tokens } }: Work): (sequence: number) => string {
  return (sequence) => {
    const token = tokens[sequence % tokens.length] ?? ''
    if (sequence % 4 > 0) return requestText('GET', '/api/procure/brands', { token })
    const name = `Beside ${randomUUID()}`
    return requestText('POST', '/api/procure/brands', {
      token,
      key: randomUUID(),
      body: { code: name.slice(-12), name },
    })
  }
}

async function fileOf(rows: readonly BenchBrand[], format: Format): Promise<Buffer> {
  const cells = rows.map(({ code, name }, n): Cell[] => [
    `${format}-${code}`,
    `${format} ${name}`,
    n % 3 === 0 ? 'DE' : 'GB',
    `https://example.com/${code}`,
    n % 60,
    `A brand of ${name}, kept for the bench.`,
  ])
  if (format === 'csv') return await buffer(writeCsv([columns, ...cells]))
  return await buffer(writeXlsx(cells, { name: 'Brands', columns: columns.map((header) => ({ header })) }))
}

/** With a session that the others do not use. */
function callerFor({ product, company }: Work): Caller {
  return callerOf(product, company.tokens.at(-1) ?? '')
}
