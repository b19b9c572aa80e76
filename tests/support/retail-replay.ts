import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { runCommand, startCommand } from './command-line.ts'
import { query } from './database.ts'
import type { TestServer } from './server.ts'

export type Environment = Readonly<Record<string, string>>
type Count = { readonly count: number }

/** A company with a shop and, unless told otherwise, a warehouse, and the flags that name it. */
export async function createRetailer(server: TestServer, { warehouse = true } = {}) {
  const { companyId, owner, as } = await server.company('Retail')
  const [company] = await query<{ code: string }>(
    server.database.maintUrl,
    'select code from erp.company where id = $1',
    [companyId],
  )
  if (warehouse)
    await query(
      server.database.superUrl,
      `insert into erp.store (company_id, code, name, type, country_code, timezone)
       values ($1, 'WH', 'Warehouse', 'warehouse', 'GB', 'Europe/London')`,
      [companyId],
    )
  return { companyId, owner, as, flags: ['--company', company?.code ?? ''] }
}

export const replay = (file: string, flags: readonly string[]) => ['retail-data', 'replay', file, ...flags]

/** Stock and value of every store, as the command exports them. */
export async function exportStock(flags: readonly string[], environment: Environment): Promise<string> {
  const { code, output, errors } = await runCommand(['stock', 'export', ...flags], environment)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  return output
}

/** Ends a command as a power cut would, once a count has reached a number. `counting` counts for the company as $1. */
export async function killAt(
  { database }: TestServer,
  command: readonly string[],
  environment: Environment,
  { companyId, counting, reaching }: { companyId: number; counting: string; reaching: number },
): Promise<void> {
  const child = startCommand(command, environment)
  let isOver = false
  const ended = new Promise<NodeJS.Signals | null>((done) =>
    child.once('close', (_code, signal) => {
      isOver = true
      done(signal)
    }),
  )
  const count = async () => (await query<Count>(database.superUrl, counting, [companyId]))[0]?.count ?? 0
  while (!isOver && (await count()) < reaching) await sleep(5)
  child.kill('SIGKILL')
  expect(await ended).toBe('SIGKILL')
}

/** By how much the lines of a file change the stock of each code, straight from its text. */
export function stockChangesIn(lines: readonly Record<string, string>[]): Map<string, number> {
  return sumBy(
    lines,
    (line) => (line['stock_code'] ?? '').trim().toUpperCase(),
    (line) => {
      const quantity = Number(line['quantity'])
      const isFree = Number(line['unit_price']) === 0
      return isFree && /^\d/.test(line['invoice'] ?? '') ? quantity : -quantity
    },
  )
}

export function sumBy<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  valueOf: (row: T) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + valueOf(row))
  return sums
}

/** Pieces of each code that the warehouse was given. */
export async function suppliedTo({ database }: TestServer, companyId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await query<{ sku: string; quantity: number }>(
    database.superUrl,
    `select v.sku, sum(m.quantity)::float8 as quantity from inventory.stock_move m
     join procure.variant v on v.company_id = m.company_id and v.id = m.variant_id
     where m.company_id = $1 and m.kind in ('opening', 'purchase_receipt') group by v.sku`,
    [companyId],
  )
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
}
