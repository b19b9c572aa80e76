import { createHash, randomUUID } from 'node:crypto'
import type { Statement } from '../../apps/server/src/platform/database/statement-batch.ts'
import { seededRandom } from '../../apps/server/src/demo/random.ts'
import type { BenchCompany } from './company.ts'
import { requestText } from './http-client.ts'
import { countStatement, type ListQuery, listPath, listStatement } from './statements.ts'

export type Goal = { readonly opsPerSecond?: number; readonly p95?: number; readonly shareOfLimit?: number }

/** One kind of work: the request as a user makes it, beside the bare statement on the same server. */
export type Item = {
  readonly id: string
  readonly what: string
  readonly goal: Goal
  readonly request: (sequence: number) => string
  readonly limit: (sequence: number) => Statement
}

/** The goals are those of docs/bench.md, at eight clients. */
const goals = {
  firstData: { opsPerSecond: 1300, p95: 15 },
} as const

const variants = 500

const pointQuery = `select t.id, t.code, t.name, t.status from procure.brand t where t.company_id = $1 and t.code_key = lower($2)`
const rawInsert = `insert into bench.brand (company_id, code, name, country_code, is_own_label, is_discount_allowed, warranty_months, created_by, updated_by)
  values ($1, $2, $3, 'GB', false, true, 12, $4, $4) returning id`

export async function benchItems(company: BenchCompany, deepCursor: string): Promise<Item[]> {
  const random = seededRandom(7)
  const anyBrand = () => company.brands[Math.floor(random() * company.brands.length)] ?? { code: '', name: '' }
  const many = (make: () => ListQuery) => Array.from({ length: variants }, make)
  const words = () => anyBrand().name.split(' ')
  const chosen = { isOwnLabel: [false] }
  const counted = await countStatement(company.companyId, chosen)
  return [
    {
      id: 'W6b',
      what: 'first data of a page',
      goal: goals.firstData,
      request: (n) => requestText('GET', '/api/auth/session', { token: tokenOf(company, n) }),
      limit: (n) => ({
        sql: 'select * from auth.find_session($1)',
        parameters: [createHash('sha256').update(tokenOf(company, n)).digest()],
      }),
    },
    {
      ...(await listItem(
        company,
        many(() => ({ q: anyBrand().code })),
      )),
      id: 'Bc',
      what: 'a brand by its exact code',
      goal: {},
      limit: () => ({ sql: pointQuery, parameters: [company.companyId, anyBrand().code] }),
    },
    {
      ...(await listItem(
        company,
        many(() => twoWords(words())),
      )),
      id: 'Bw',
      what: 'a brand by a word and a fragment',
      goal: {},
    },
    {
      ...(await listItem(
        company,
        many(() => ({ q: (words()[0] ?? '').slice(0, 3) })),
      )),
      id: 'Bb',
      what: 'brands by three letters that begin a word',
      goal: {},
    },
    { ...(await listItem(company, [{ q: 'wyx' }])), id: 'Bi', what: 'brands by three letters inside a word', goal: {} },
    { ...(await listItem(company, [{}])), id: 'L1', what: 'first page of the list', goal: {} },
    { ...(await listItem(company, [{ cursor: deepCursor }])), id: 'L20', what: 'page 20 of the list', goal: {} },
    {
      ...(await listItem(company, [{ sort: ['-updatedAt'] }])),
      id: 'Lu',
      what: 'first page, last changed first',
      goal: {},
    },
    {
      ...(await listItem(company, [{ countryCode: ['FR', 'IT'] }])),
      id: 'Fc',
      what: 'first page by a choice that few rows have',
      goal: {},
    },
    {
      ...(await listItem(company, [{ 'name.contains': 'wyx' }])),
      id: 'Ft',
      what: 'first page by a part of the name',
      goal: {},
    },
    {
      ...(await listItem(company, [{ group: 'countryCode' }])),
      id: 'G1',
      what: 'first page under headings with their counts',
      goal: {},
    },
    {
      id: 'S1',
      what: 'how many are chosen by a filter',
      goal: {},
      request: (n) =>
        requestText('POST', '/api/desk/records/procure.brand/selected', {
          token: tokenOf(company, n),
          body: { selection: { matching: chosen, except: [] }, limit: 0 },
        }),
      limit: () => counted,
    },
    {
      id: 'C1',
      what: 'create a brand',
      goal: {},
      request: (n) =>
        requestText('POST', '/api/procure/brands', {
          token: tokenOf(company, n),
          key: randomUUID(),
          body: newBrand(n, 'N'),
        }),
      limit: (n) => {
        const { code, name } = newBrand(n, 'R')
        return { sql: rawInsert, parameters: [company.companyId, code, name, company.userId] }
      },
    },
  ]
}

async function listItem(
  company: BenchCompany,
  queries: readonly ListQuery[],
): Promise<Pick<Item, 'request' | 'limit'>> {
  const paths = queries.map(listPath)
  const statements = await Promise.all(queries.map((query) => listStatement(company.companyId, query)))
  return {
    request: (n) => requestText('GET', paths[n % paths.length] ?? '', { token: tokenOf(company, n) }),
    limit: (n) => statements[n % statements.length] ?? { sql: '', parameters: [] },
  }
}

function twoWords([first = '', second = '']: readonly string[]): ListQuery {
  return { q: `${first} ${second.slice(0, 3)}` }
}

export function tokenOf({ tokens }: BenchCompany, sequence: number): string {
  return tokens[sequence % tokens.length] ?? ''
}

function newBrand(sequence: number, prefix: string): { code: string; name: string } {
  return { code: `${prefix}${sequence}`, name: `New ${prefix} ${sequence}` }
}
