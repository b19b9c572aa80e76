import type { Client } from 'pg'
import { seededRandom } from '../../apps/server/src/demo/random.ts'
import type { Statement } from '../../apps/server/src/platform/database/statement-batch.ts'
import type { BenchCompany } from './company.ts'
import { requestText } from './http-client.ts'
import type { Goal, Item } from './items.ts'
import { tokenOf } from './items.ts'

type Product = { readonly name: string; readonly barcode: string }

const samples = 2000
const columns = 'id, code, barcode, name'
/** Beside id, code and name, which every row has; what a product costs depends on the customer, and is asked of the resolver. */
const fields = ['hasPrice']

/**
 * What is searched in a company of so many products, beside the bare statements that are past every policy.
 * Source: docs/bench.md.
 */
export async function searchItems(
  client: Client,
  company: BenchCompany,
  { count, limitTable }: { readonly count: number; readonly limitTable: string },
): Promise<Item[]> {
  const random = seededRandom(7)
  const products = await sampleOf(client, limitTable)
  const many = <T>(make: (product: Product) => T) => products.map(make)
  const anyOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
  const isLarge = count > 100_000
  const search: Goal = { ...(isLarge ? {} : { opsPerSecond: 900 }), p95: isLarge ? 25 : 15, shareOfLimit: 1 / 3 }
  const scan: Goal = { opsPerSecond: 5000, p95: 4, shareOfLimit: 1 / 12 }
  const ofSize = `of ${count.toLocaleString('en')} products`
  const list = (queries: readonly string[]) => (n: number) =>
    requestText(
      'GET',
      `/api/procure/products?fields=${fields.join()}&q=${encodeURIComponent(queries[n % queries.length] ?? '')}`,
      {
        token: tokenOf(company, n),
      },
    )
  const bare =
    (sql: string, parameters: readonly (readonly unknown[])[]) =>
    (n: number): Statement => ({
      sql,
      parameters: parameters[n % parameters.length] ?? [],
    })
  const pairs = many(({ name }) => {
    const [first = '', second = ''] = name.toLowerCase().split(' ')
    return { q: `${first} ${second.slice(0, 3)}`, tokens: `${first}:* & ${second.slice(0, 3)}:*` }
  })
  const fragments = many(({ name }) => {
    const word = anyOf(name.toLowerCase().split(' '))
    const at = Math.floor(random() * (word.length - 2))
    return word.slice(at, at + 3)
  })
  const typos = many(({ name }) =>
    swapped(
      anyOf(
        name
          .toLowerCase()
          .split(' ')
          .filter((word) => word.length > 4),
      ) ?? '',
    ),
  )
  const capped = (condition: string) =>
    `with m as materialized (select ${columns} from bench.${limitTable} where ${condition} limit 300) select * from m order by name limit 50`
  const byTokens = capped(`to_tsvector('simple', name) @@ to_tsquery('simple', $1)`)
  const byFragment = capped(`name ilike '%' || $1 || '%'`)
  return [
    {
      id: 'W3a',
      what: `a word and a fragment ${ofSize}`,
      goal: search,
      request: list(pairs.map(({ q }) => q)),
      limit: bare(
        byTokens,
        pairs.map(({ tokens }) => [tokens]),
      ),
    },
    {
      id: 'W3b',
      what: `a scanned barcode ${ofSize}`,
      goal: scan,
      request: (n) =>
        requestText('GET', `/api/procure/products/lookup?code=${products[n % products.length]?.barcode}`, {
          token: tokenOf(company, n),
        }),
      limit: bare(
        `select ${columns} from bench.${limitTable} where barcode = $1`,
        many(({ barcode }) => [barcode]),
      ),
    },
    {
      id: 'W3c',
      what: `three letters of a word ${ofSize}`,
      goal: search,
      request: list(fragments),
      limit: bare(
        byFragment,
        fragments.map((fragment) => [fragment]),
      ),
    },
    {
      id: 'W3t',
      what: `a word with a typo ${ofSize}`,
      goal: {},
      request: list(typos),
      limit: bare(
        `with m as materialized (select ${columns} from bench.${limitTable} where $1::text operator(extensions.<%) name limit 300) select * from m order by name limit 50`,
        typos.map((typo) => [typo]),
      ),
    },
    {
      id: 'W3p',
      what: `a word in the palette ${ofSize}`,
      goal: {},
      request: (n) =>
        requestText('GET', `/api/desk/search?q=${encodeURIComponent(pairs[n % pairs.length]?.q ?? '')}`, {
          token: tokenOf(company, n),
        }),
      limit: bare(
        byTokens,
        pairs.map(({ tokens }) => [tokens]),
      ),
    },
  ]
}

/** Products from all over the table. */
async function sampleOf(client: Client, limitTable: string): Promise<Product[]> {
  const { rows } = await client.query<Product>(
    `select name, barcode from bench.${limitTable} where id % greatest(1, (select count(*) from bench.${limitTable}) / $1) = 0 limit $1`,
    [samples],
  )
  return rows.filter(({ name }) => name.split(' ').some((word) => word.length > 4))
}

/** Two neighbours in the middle of a word change places. */
function swapped(word: string): string {
  return word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4)
}
