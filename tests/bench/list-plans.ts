import type { Product } from '../support/processes.ts'
import type { BenchCompany } from './company.ts'
import { explainAsApp, type PlanReport } from './plans.ts'
import { countStatement, type ListQuery, listStatement } from './statements.ts'

/** What must read the company's rows: conditions without an index and counts (docs/decisions/013). */
export const mayReadAll: ReadonlySet<string> = new Set(['Fc', 'Ft', 'G1', 'S1'])

/** How the statements of a list are executed, under row-level security. */
export async function explainLists(product: Product, company: BenchCompany, cursor: string): Promise<PlanReport[]> {
  const { companyId } = company
  const brand = company.brands[4321 % company.brands.length] ?? { code: '', name: '' }
  const [first = '', second = ''] = brand.name.split(' ')
  const queries: [string, ListQuery][] = [
    ['Bc exact code', { q: brand.code }],
    ['Bw two words', { q: `${first} ${second.slice(0, 3)}` }],
    ['Bb three letters', { q: first.slice(0, 3) }],
    ['Bi inside a word', { q: 'wyx' }],
    ['L1 first page', {}],
    ['L20 page 20', { cursor }],
    ['Lu last changed first', { sort: ['-updatedAt'] }],
    ['Fc a choice of few', { countryCode: ['FR', 'IT'] }],
    ['Ft part of the name', { 'name.contains': 'wyx' }],
    ['G1 under headings', { group: 'countryCode' }],
  ]
  const reports: PlanReport[] = []
  const explain = (what: string, statement: Awaited<ReturnType<typeof listStatement>>) =>
    explainAsApp(product.database('app'), companyId, what, statement)
  for (const [what, query] of queries) reports.push(await explain(what, await listStatement(companyId, query)))
  reports.push(await explain('S1 count of chosen', await countStatement(companyId, { isOwnLabel: [false] })))
  return reports
}
