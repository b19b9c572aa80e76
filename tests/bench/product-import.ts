import { buffer } from 'node:stream/consumers'
import type { Import } from '@countinghouse/contract/desk/import'
import { checkDigit } from '@countinghouse/kernel/check-digit'
import type { Client } from 'pg'
import type { Cell } from '../../apps/server/src/platform/spreadsheet/cell.ts'
import { writeCsv } from '../../apps/server/src/platform/spreadsheet/write-csv.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { callerOf } from '../support/long-work.ts'
import type { Product } from '../support/processes.ts'
import type { BenchCompany } from './company.ts'
import { cpuSeconds } from './cpu.ts'
import { watchMemory } from './memory.ts'

/** Units: seconds, of the clock and of the processors; MiB that belong to the web process alone. */
export type ProductImportResult = {
  readonly what: string
  readonly rows: number
  readonly seconds: number
  readonly appSeconds: number | null
  readonly dbSeconds: number | null
  readonly peakMiB: number | null
  /** Of the raw limit; null: the limit itself. */
  readonly ofLimit: number | null
}
type Work = { readonly product: Product; readonly company: BenchCompany; readonly count: number }
type Item = { readonly code: string; readonly name: string; readonly barcode: string; readonly priceMinor: number }

const rounds = 3
const headings = ['style_code', 'name', 'category', 'tax_class', 'unit', 'status', 'barcode', 'weight_g', 'price']

/**
 * W7: products, each with its variant, barcode, weight and price, taken over from a CSV, and the same again, beside the bare
 * statements that write the same rows without index words, audit or checks of the product. Goal: at most six times the limit.
 */
export async function measureProductImport(work: Work): Promise<ProductImportResult[]> {
  const { product, company, count } = work
  const digits = await withClient(product.database('postgres'), (client) => describe(client, company.companyId))
  const results: ProductImportResult[] = []
  const limits: number[] = []
  for (let round = 0; round < rounds; round++) {
    const items = Array.from({ length: count }, (_, n) => itemOf(round, n))
    const limit = await measured(product, 'the bare statements', count, () =>
      withClient(product.database('postgres'), (client) => writeBare(client, company, items)),
    )
    limits.push(limit.seconds)
    results.push({ ...limit, peakMiB: null })
    const file = await fileOf(items, digits)
    for (const again of ['', ' again, nothing changed']) {
      const caller = callerOf(product, company.tokens.at(-1) ?? '')
      const path = `/api/desk/imports?entity=procure.product&fileName=products${round}.csv`
      const { id } = await caller.upload<{ id: number }>(path, file)
      for (const step of ['check', 'commit'] as const) {
        const what = `${step === 'check' ? 'check' : 'take over'}${again}`
        const run = async () => {
          const { job } = await caller.post<Import>(`/api/desk/imports/${id}/${step}`)
          await caller.ended(job?.id ?? 0)
        }
        const result = await measured(product, what, count, run)
        results.push({ ...result, ofLimit: result.seconds / limit.seconds })
      }
      const { outcome } = await caller.get<Import>(`/api/desk/imports/${id}`)
      const expected = again === '' ? outcome.created : outcome.unchanged
      if (expected === count) continue
      const { items } = await caller.get<{ items: unknown[] }>(`/api/desk/imports/${id}/faults`)
      throw new Error(`W7 came to ${JSON.stringify(outcome)}: ${JSON.stringify(items[0])}`)
    }
  }
  return [...Map.groupBy(results, ({ what }) => what).values()].flatMap(
    (same) => same.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(same.length / 2)] ?? [],
  )
}

async function measured(
  product: Product,
  what: string,
  rows: number,
  run: () => Promise<unknown>,
): Promise<ProductImportResult> {
  const roots = { app: product.web(), db: [product.postmaster()] }
  const before = { app: cpuSeconds(roots.app), db: cpuSeconds(roots.db) }
  const memory = watchMemory(() => product.web())
  const startedAt = performance.now()
  await run()
  const seconds = (performance.now() - startedAt) / 1000
  const used = (group: 'app' | 'db') => {
    const now = cpuSeconds(roots[group])
    const then = before[group]
    return now === null || then === null ? null : now - then
  }
  return { what, rows, seconds, appSeconds: used('app'), dbSeconds: used('db'), peakMiB: memory.stop(), ofLimit: null }
}

function itemOf(round: number, n: number): Item {
  const body = `50${round}${String(n).padStart(9, '0')}`
  return {
    code: `W7-${round}-${n}`,
    name: `Linen shirt ${round} ${n}`,
    barcode: `${body}${checkDigit(body)}`,
    priceMinor: 1000 + (n % 9000),
  }
}

/** Makes what products are described with, and tables like theirs. Answers the decimals of prices. */
async function describe(client: Client, companyId: number): Promise<number> {
  for (const [table, column, value] of [
    ['category', 'description', null],
    ['tax_class', 'kind', 'standard'],
    ['unit', 'dimension', 'count'],
  ])
    await client.query(
      `insert into procure.${table} (company_id, code, name, ${column}) values ($1, 'W7', 'Of the bench', $2) on conflict do nothing`,
      [companyId, value],
    )
  await client.query('create table if not exists bench.product (like procure.product including all)')
  for (const table of ['variant', 'barcode', 'price'])
    await client.query(`create table if not exists bench.${table} (like procure.${table} including all)`)
  const { rows } = await client.query<{ digits: number }>(
    `select c.minor_unit as digits from procure.price_list l join platform.currency c on c.code = l.currency
     where l.company_id = $1 and l.is_default`,
    [companyId],
  )
  return rows[0]?.digits ?? 2
}

async function fileOf(items: readonly Item[], digits: number): Promise<Buffer> {
  const rows = items.map(({ code, name, barcode, priceMinor }): Cell[] => {
    const price = (priceMinor / 10 ** digits).toFixed(digits)
    return [code, name, 'W7', 'W7', 'W7', 'active', barcode, '250', price]
  })
  return await buffer(writeCsv([headings, ...rows]))
}

/** The same rows in one transaction, from arrays, past every policy. */
async function writeBare(client: Client, { companyId }: BenchCompany, items: readonly Item[]): Promise<void> {
  const codes = items.map(({ code }) => code)
  await client.query('begin')
  await client.query(
    `insert into bench.product (company_id, code, name, status, category_id, tax_class_id, base_unit_id)
     select $1, r.code, r.name, 'active', 1, 1, 1 from unnest($2::text[], $3::text[]) as r(code, name)`,
    [companyId, codes, items.map(({ name }) => name)],
  )
  await client.query(
    `insert into bench.variant (company_id, product_id, sku, gross_weight_grams)
     select p.company_id, p.id, p.code, 250 from bench.product p where p.company_id = $1 and p.code = any($2::text[])`,
    [companyId, codes],
  )
  await client.query(
    `insert into bench.barcode (company_id, variant_id, code, kind, is_primary)
     select v.company_id, v.id, r.barcode, 'ean13', true
     from unnest($2::text[], $3::text[]) as r(sku, barcode)
     join bench.variant v on v.company_id = $1 and v.sku_key = lower(r.sku)`,
    [companyId, codes, items.map(({ barcode }) => barcode)],
  )
  await client.query(
    `insert into bench.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
     select p.company_id, l.id, l.currency, l.kind, p.id, current_date, r.amount
     from unnest($2::text[], $3::bigint[]) as r(code, amount)
     join bench.product p on p.company_id = $1 and p.code = r.code
     join procure.price_list l on l.company_id = $1 and l.is_default`,
    [companyId, codes, items.map(({ priceMinor }) => priceMinor)],
  )
  await client.query('commit')
}
