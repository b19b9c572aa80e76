import { product as productMaster } from '@countinghouse/contract/procure/product'
import { masterTableOf } from '../../apps/server/src/platform/records/master-table.ts'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'
import type { BenchCompany } from './company.ts'
import { fillCompany } from './company.ts'
import type { Result } from './compare-runs.ts'
import { watchMemory } from './memory.ts'
import { explainAsApp, type PlanReport } from './plans.ts'
import { searchItems } from './product-search.ts'
import type { Sizes } from './products.ts'
import { fillProducts, createLimitTable } from './products.ts'
import { listStatement } from './statements.ts'

/** Of one company; sizes on disk in bytes by table, the most that the web processes held in MiB. */
export type SearchResult = {
  readonly count: number
  readonly seconds: number
  readonly sizes: Sizes
  readonly peakMiB: number
  readonly results: readonly Result[]
  readonly plans: readonly PlanReport[]
}

type Requested = {
  readonly product: Product
  readonly counts: readonly number[]
  readonly duelAll: (items: Awaited<ReturnType<typeof searchItems>>, company: BenchCompany) => Promise<Result[]>
  readonly say: (line: string) => void
}

/** Users of the demo's companies; each company is filled once. */
const logins = ['admin', 'owner2'] as const

/** Product search in companies of growing size, one after the other. */
export async function measureSearch({ product, counts, duelAll, say }: Requested): Promise<SearchResult[]> {
  const measured: SearchResult[] = []
  for (const [place, count] of counts.slice(0, logins.length).entries()) {
    say(`Making a company of ${count} products.`)
    const startedAt = performance.now()
    const limitTable = `product_${count}`
    const { company, items, sizes } = await withClient(product.database('postgres'), async (client) => {
      const filled = await fillCompany(client, logins[place] ?? 'admin', [])
      const taken = await fillProducts(client, filled.companyId, count)
      await client.query('vacuum analyze')
      await createLimitTable(client, filled.companyId, limitTable)
      await client.query('checkpoint')
      return { company: filled, items: await searchItems(client, filled, { count, limitTable }), sizes: taken }
    })
    const seconds = (performance.now() - startedAt) / 1000
    say(`Made in ${seconds.toFixed(0)} s.`)
    const memory = watchMemory(() => product.web())
    const results = await duelAll(items, company)
    measured.push({
      count,
      seconds,
      sizes,
      peakMiB: memory.stop(),
      results,
      plans: await explainSearches(product, company.companyId, count),
    })
  }
  return measured
}

/** How the statements of the list of products are executed; what its functions read is among the blocks. */
async function explainSearches(product: Product, companyId: number, count: number): Promise<PlanReport[]> {
  const table = masterTableOf(productMaster)
  const reports: PlanReport[] = []
  for (const [what, q] of [
    ['W3a two words', 'heart cus'],
    ['W3c fragment', 'art'],
    ['W3c rare fragment', 'zzq'],
    ['W3t typo', 'haert'],
    ['W3d amid a number', '0001'],
  ] as const)
    reports.push(
      await explainAsApp(
        product.database('app'),
        companyId,
        `${what}, ${count}`,
        await listStatement(companyId, { q }, table),
      ),
    )
  return reports
}
