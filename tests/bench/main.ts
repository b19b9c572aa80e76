import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Client } from 'pg'
import { seedDemo } from '../../apps/server/src/demo/seed.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { password, Product } from '../support/processes.ts'
import { send } from '../support/processes-http.ts'
import { measureBackup } from './backups.ts'
import { buyingTable, measureBuying } from './buying.ts'
import { listedTable } from './buying-lists.ts'
import { benchBrands, type BenchCompany, fillCompany } from './company.ts'
import { movesSince, movesTable, ratiosOf, readBaseline, writeBaseline } from './baseline.ts'
import { type Arena, duel, type Result } from './compare-runs.ts'
import { benchItems, type Item } from './items.ts'
import { journalTable, measureJournals } from './journals.ts'
import { explainLists, mayReadAll } from './list-plans.ts'
import { growthTable, ledgerFaults, ledgerTable, verifyTable } from './ledger-report.ts'
import { measureLedger } from './ledger.ts'
import { salesTable } from './sales-report.ts'
import { measureSales } from './sales.ts'
import { type LongWorkResult, measureLongWork } from './long-work.ts'
import { measurePermissions } from './permissions.ts'
import { measureProductImport, type ProductImportResult } from './product-import.ts'
import {
  aligned,
  type Large,
  largeTable,
  loadOf,
  longWorkTable,
  markdownOf,
  permissionTable,
  planTable,
  productImportTable,
  searchText,
  tableOf,
} from './report.ts'
import { measureSearch } from './search.ts'
import { sizes, withSizes } from './sizes.ts'
import { measureSignIns } from './sign-ins.ts'
import { listPath } from './statements.ts'

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    baseline: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    brands: { type: 'string' },
    seconds: { type: 'string' },
    clients: { type: 'string' },
    lists: { type: 'string' },
    long: { type: 'string' },
    products: { type: 'string' },
    imported: { type: 'string' },
    moves: { type: 'string' },
    journals: { type: 'string' },
    orders: { type: 'string' },
    sales: { type: 'string' },
    'trial-balance': { type: 'string' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
})
const standard = options.smoke ? sizes.smoke : options.baseline || options.compare ? sizes.compared : sizes.whole
const chosen = options.compare ? readBaseline().sizes : withSizes(standard, options)
const deepPage = 20
const listItems = ['Bc', 'Bw', 'Bb', 'Bi', 'L1', 'L20', 'Lu', 'Fc', 'Ft', 'G1', 'S1']
const only = options.only.split(',').filter(Boolean)
const isWanted = (id: string): boolean => only.length === 0 || only.includes(id)
const isSearchWanted = isWanted('W3')
// Nothing else is wanted: brands in bulk are not needed then.
const isSearchAlone = only.length > 0 && only.every((id) => ['W1', 'W3', 'W4', 'GL', 'BU'].includes(id))

const flags = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${resolve(options.profile)}`]
const product = new Product({ env: { TRUSTED_PROXY: '127.0.0.1' }, nodeFlags: flags, isEmpty: true })
const interrupted = (): void => void product.dispose().then(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted)

try {
  say(isSearchAlone ? 'Starting the product.' : `Starting the product and making ${chosen.brands} brands.`)
  await product.start()
  await addCompanies()
  const company = await withClient(product.database('postgres'), createData)
  const cursor = isSearchAlone ? '' : await cursorOfPage(company, deepPage)
  const results = isSearchAlone ? [] : await measure(company, cursor)
  const signIns = isWanted('W6a') ? await measureSignIns(portOf(product), company.tokens[0] ?? '') : null
  const plans = isSearchAlone ? [] : await explainLists(product, company, cursor)
  const search = isSearchWanted ? await measureSearch({ product, counts: chosen.products, duelAll, say }) : []
  const permissions = isWanted('P') ? await measurePermissions(product, company) : []
  const longWork = isWanted('LW') ? await longWorkOf(company) : []
  const products = isWanted('W7') ? await productImportOf(company) : []
  const ledger = isWanted('W4') ? await ledgerOf() : { results: [], verified: [] }
  const sales = isWanted('W1') ? await salesOf() : []
  const journals = isWanted('GL') ? await journalsOf() : []
  const buying = isWanted('BU') ? await buyingOf() : { results: [], lists: [] }
  const backup = isWanted('R9') ? await measureBackup(product) : null
  const large = isWanted('LM') ? await measureLargeLists() : { results: [], plans: [] }
  const report = {
    results,
    signIns,
    backup,
    plans,
    search,
    permissions,
    longWork,
    products,
    ledger,
    sales,
    journals,
    buying,
    large,
  }
  process.stdout.write(
    `\n${aligned(tableOf(report))}\n\n${aligned(planTable(plans))}\n\n${searchText(search, aligned)}\n\n${aligned(permissionTable(permissions))}\n\n${aligned(longWorkTable(longWork))}\n\n${aligned(productImportTable(products))}\n\n${aligned(ledgerTable(ledger.results))}\n\n${aligned(growthTable(ledger.results))}\n\n${aligned(verifyTable(ledger.verified))}\n\n${aligned(salesTable(sales))}\n\n${aligned(journalTable(journals))}\n\n${aligned(buyingTable(buying.results))}\n\n${aligned(listedTable(buying.lists))}\n\n${aligned(largeTable(large))}\n\nLoad average ${loadOf()}\n`,
  )
  const page = resolve(import.meta.dirname, '../../docs/bench.md')
  if (options.write) writeFileSync(page, markdownOf(report) + writtenByHand(readFileSync(page, 'utf8')))
  const ratios = ratiosOf(report)
  if (options.baseline) writeBaseline(chosen, ratios)
  const moved = options.compare ? movesSince(readBaseline().ratios, ratios) : []
  if (options.compare) process.stdout.write(`\n${aligned(movesTable(moved))}\n`)
  const fallen = moved.filter(({ isFall }) => isFall)
  for (const { item } of fallen) say(`${item} lost more than a quarter of its share of the limit.`)
  const failures = [...plans, ...search.flatMap((one) => one.plans), ...large.plans].filter(
    ({ what, scans }) => scans.length > 0 && !mayReadAll.has(what.split(' ')[0] ?? ''),
  )
  for (const { what, scans } of failures)
    say(`${what} reads far too much of ${scans.join(' and ')}, where an index is expected.`)
  // Growth is not to be seen in the few moves of a smoke run.
  const ledgerFailures = options.smoke ? [] : ledgerFaults(ledger.results)
  for (const line of ledgerFailures) say(line)
  const hasErrors = [...results, ...ledger.results, ...sales, ...search.flatMap((one) => one.results)].some(
    (result) => result.product.errors > 0,
  )
  if (failures.length > 0 || ledgerFailures.length > 0 || fallen.length > 0 || hasErrors) process.exitCode = 1
  if (options.profile !== undefined) await product.stop()
} finally {
  await product.dispose()
}

/** The companies of the demo without the documents that fill them, which are no part of what is measured. */
async function addCompanies(): Promise<void> {
  const db = openDatabase({ url: product.database('app'), size: 2 })
  try {
    await seedDemo(db, password)
  } finally {
    await db.close()
  }
}

async function createData(client: Client): Promise<BenchCompany> {
  const company = await fillCompany(client, 'admin', benchBrands(isSearchAlone ? 0 : chosen.brands, 1))
  await client.query('create schema bench; create table bench.brand (like procure.brand including all)')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  return company
}

async function cursorOfPage(company: BenchCompany, page: number): Promise<string> {
  let cursor: string | undefined
  for (let n = 1; n < page; n++) {
    const path = listPath(cursor === undefined ? {} : { cursor })
    const answer = await send(product.url, { method: 'GET', path, token: company.tokens[n] ?? '' })
    const { next }: { next: string } = JSON.parse(answer.text)
    cursor = next
  }
  return cursor ?? ''
}

/** The lists of a company that has a million brands, one client at a time. */
async function measureLargeLists(): Promise<Large> {
  say(`Making a company of ${chosen.lists} brands.`)
  const company = await withClient(product.database('postgres'), async (client) => {
    const filled = await fillCompany(client, 'owner2', benchBrands(chosen.lists, 3))
    await client.query('vacuum analyze')
    return filled
  })
  const cursor = await cursorOfPage(company, deepPage)
  const results = await measure(company, cursor, (id) => listItems.includes(id), [1])
  return { results, plans: await explainLists(product, company, cursor) }
}

async function longWorkOf(company: BenchCompany): Promise<LongWorkResult[]> {
  say(`Importing and exporting ${chosen.long} rows beside others.`)
  return await measureLongWork({ product, company, rows: benchBrands(chosen.long, 5) })
}

async function ledgerOf(): ReturnType<typeof measureLedger> {
  return await measureLedger({ product, sizes: chosen.moves, clients: [1, 8, 32], seconds: chosen.seconds, say })
}

async function salesOf(): ReturnType<typeof measureSales> {
  return await measureSales({ product, clients: [1, 8, 32], seconds: chosen.seconds, say })
}

async function journalsOf(): ReturnType<typeof measureJournals> {
  const trialBalance = options['trial-balance'] ?? null
  return await measureJournals({ product, journals: chosen.journals, trialBalance, say })
}

async function buyingOf(): ReturnType<typeof measureBuying> {
  return await measureBuying({ product, orders: chosen.orders, sales: chosen.sales, say })
}

async function productImportOf(company: BenchCompany): Promise<ProductImportResult[]> {
  say(`Importing ${chosen.imported} products.`)
  return await measureProductImport({ product, company, count: chosen.imported })
}

async function measure(
  company: BenchCompany,
  cursor: string,
  isMeasured: (id: string) => boolean = isWanted,
  clientCounts?: readonly number[],
): Promise<Result[]> {
  const items = await benchItems(company, cursor)
  return await duelAll(
    items.filter(({ id }) => isMeasured(id)),
    company,
    clientCounts,
  )
}

async function duelAll(
  items: readonly Item[],
  company: BenchCompany,
  clientCounts: readonly number[] = chosen.clients,
): Promise<Result[]> {
  const roots = () => ({ app: product.web(), db: [product.postmaster()] })
  const arena: Arena = {
    port: portOf(product),
    superUrl: product.database('postgres'),
    roots,
    seconds: chosen.seconds,
  }
  // The first request of each session computes what the others find.
  for (const token of company.tokens) await send(product.url, { method: 'GET', path: '/api/auth/session', token })
  const results: Result[] = []
  for (const item of items) {
    for (const clients of clientCounts) {
      const result = await duel(arena, item, clients)
      results.push(result)
      say(
        `${item.id} ${clients}: ${Math.round(result.product.opsPerSecond)} of ${Math.round(result.limit.opsPerSecond)} per second`,
      )
    }
  }
  return results
}

function portOf({ url }: Product): number {
  return Number(new URL(url).port)
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** What stands at the end of the page and no run measures. */
function writtenByHand(page: string): string {
  const at = page.indexOf('\n## Measured by hand')
  return at < 0 ? '' : page.slice(at)
}
