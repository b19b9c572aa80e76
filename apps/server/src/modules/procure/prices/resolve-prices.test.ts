import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { query } from '../../../../../../tests/support/database.ts'
import { addPricedProducts } from '../../../../../../tests/support/priced-products.ts'
import { useServer } from '../../../../../../tests/support/server.ts'
import type { Ending, EndingMode } from './ending.ts'
import { withEnding } from './ending.ts'
import { resolvePrices, statementFor } from './resolve-prices.ts'

const server = useServer()
const days = ['2026-01-01', '2026-01-10', '2026-01-20', '2026-01-31'] as const
const breaks = [1, 2.5, 10] as const
const variantCount = 4

type List = { parent: number | null; adjust: number; ending: Ending; mode: EndingMode }
/** `of`: index of a variant, or null for the product; `store`: null for all stores. */
type Price = { list: number; of: number | null; inStore: boolean; minQty: number; from: number; amount: number }
type Surcharge = { list: number; size: number; amount: number }

const list = (place: number) =>
  fc.record<List>({
    parent: place === 0 ? fc.constant(null) : fc.option(fc.nat(place - 1), { freq: 5 }),
    adjust: fc.integer({ min: -500_000, max: 500_000 }),
    ending: fc.constantFrom<Ending>('none', '00', '95', '99'),
    mode: fc.constantFrom<EndingMode>('nearest', 'up', 'down'),
  })
const world = fc.record({
  lists: fc.tuple(list(0), list(1), list(2), list(3)),
  prices: fc.uniqueArray(
    fc.record<Price>({
      list: fc.nat(3),
      of: fc.option(fc.nat(variantCount - 1)),
      inStore: fc.boolean(),
      minQty: fc.constantFrom(...breaks),
      from: fc.nat(2),
      amount: fc.nat(5000),
    }),
    { maxLength: 25, selector: ({ amount: _amount, ...key }) => JSON.stringify(key) },
  ),
  surcharges: fc.uniqueArray(
    fc.record<Surcharge>({
      list: fc.nat(3),
      size: fc.nat(variantCount - 1),
      amount: fc.integer({ min: -2000, max: 2000 }),
    }),
    { maxLength: 4, selector: ({ amount: _amount, ...key }) => JSON.stringify(key) },
  ),
})
type AccessSnapshot = { lists: List[]; prices: Price[]; surcharges: Surcharge[] }
type Requested = { list: number; variant: number; inStore: boolean; qty: number; day: string }

/** Reference implementation, row by row; a price ends when the next one starts. */
function byHand(
  { lists, prices, surcharges }: AccessSnapshot,
  { list: at, variant, inStore, qty, day }: Requested,
): bigint | null {
  const rule = lists[at]
  if (rule === undefined) return null
  const isRunning = ({ from }: Price) => (days[from] ?? '') <= day && day < (days[from + 1] ?? '')
  for (const isOfStore of inStore ? [true, false] : [false])
    for (const item of [variant, null]) {
      const fitting = prices
        .filter((price) => price.list === at && price.of === item && price.inStore === isOfStore)
        .filter((price) => isRunning(price) && price.minQty <= qty)
        .toSorted((one, other) => other.minQty - one.minQty)
      const [best] = fitting
      if (best === undefined) continue
      const extra = item === null ? surcharges.find((one) => one.list === at && one.size === variant)?.amount : 0
      return BigInt(Math.max(0, best.amount + (extra ?? 0)))
    }
  const parent = rule.parent === null ? null : byHand({ lists, prices, surcharges }, requestedOf(rule.parent))
  if (parent === null) return null
  const changed = (parent * BigInt(1_000_000 + rule.adjust) * 2n + 1_000_000n) / 2_000_000n
  return withEnding(changed, rule.ending, rule.mode, 2)

  function requestedOf(other: number): Requested {
    return { list: other, variant, inStore, qty, day }
  }
}

test('prices are what a person finds row by row, over lists, parents, surcharges, stores, breaks and days', async () => {
  const { companyId, storeId } = await server.company()
  const [product] = await addPricedProducts(server, companyId, { variants: variantCount })
  const { productId = 0, variantIds = [] } = product ?? {}
  const undo = new Error('undo')
  await fc.assert(
    fc.asyncProperty(world, async (drawn) => {
      await server.app.db
        .inTransaction({ companyId }, async (tx) => {
          const lists: number[] = []
          for (const [place, { parent, adjust, ending, mode }] of drawn.lists.entries()) {
            const { rows } = await sql<{ id: number }>`
              insert into procure.price_list (company_id, code, name, currency, parent_id, adjust, ending, ending_mode)
              values (${companyId}, ${`L${place}`}, ${`L${place}`}, 'GBP', ${parent === null ? null : lists[parent]},
                ${parent === null ? 0 : adjust}, ${ending}, ${mode}) returning id`.execute(tx)
            lists.push(rows[0]?.id ?? 0)
          }
          const rowsOf = drawn.prices.map(({ list: at, of, inStore, minQty, from, amount }) => ({
            list: lists[at],
            product: of === null ? productId : null,
            variant: of === null ? null : variantIds[of],
            store: inStore ? storeId : null,
            qty: minQty,
            from: days[from],
            next: days[from + 1],
            amount,
          }))
          await sql`
            insert into procure.price (company_id, price_list_id, currency, kind, product_id, variant_id, store_id, min_qty, valid_from, valid_until, amount_minor)
            select ${companyId}, list, 'GBP', 'retail', product, variant, store, qty, "from", "next" - 1, amount
            from json_to_recordset(${JSON.stringify(rowsOf)}::json) r (list bigint, product bigint, variant bigint, store bigint, qty numeric,
              "from" date, "next" date, amount bigint)`.execute(tx)
          const extras = drawn.surcharges.map(({ list: at, size, amount }) => ({
            list: lists[at],
            size: size * 10 + 10,
            amount,
          }))
          await sql`
            insert into procure.price_option_surcharge (company_id, price_list_id, currency, kind, product_id, size_from_sort, size_to_sort, amount_minor)
            select ${companyId}, list, 'GBP', 'retail', ${productId}, size, size, amount
            from json_to_recordset(${JSON.stringify(extras)}::json) r (list bigint, size integer, amount bigint)`.execute(
            tx,
          )
          for (const at of lists.keys())
            for (const inStore of [true, false])
              for (const day of ['2026-01-05', '2026-01-20']) {
                const requested = variantIds.flatMap((_, variant) =>
                  [1, 2.5, 12].map((qty): Requested => ({ list: at, variant, inStore, qty, day })),
                )
                const found = await resolvePrices(
                  tx,
                  { companyId, priceListId: lists[at] ?? 0, storeId: inStore ? storeId : null, day },
                  requested.map(({ variant, qty }) => ({ variantId: variantIds[variant] ?? 0, qty: String(qty) })),
                )
                expect(found.map((one) => (typeof one === 'string' ? null : BigInt(one.amount)))).toEqual(
                  requested.map((one) => byHand(drawn, one)),
                )
              }
          throw undo
        })
        .catch((error: unknown) => {
          if (error !== undo) throw error
        })
    }),
    { numRuns: 12 },
  )
})

test('lines that name what is not there, and none at all, are answered too', async () => {
  const { companyId } = await server.company()
  const reader = server.app.db.reader({ companyId })
  const question = { companyId, priceListId: null, storeId: null, day: null }
  expect(await resolvePrices(reader, question, [{ variantId: 1, qty: '1' }])).toEqual(['unknown'])
  expect(await resolvePrices(reader, question, [])).toEqual([])
})

test('a till that asks for a price looks at the beginnings of indexes alone', async () => {
  const { companyId, storeId } = await server.company()
  const products = await addPricedProducts(server, companyId, { count: 2000, variants: 2 })
  await server.app.db.inTransaction({ companyId }, async (tx) => {
    await sql`
      insert into procure.price (company_id, price_list_id, currency, kind, product_id, valid_from, amount_minor)
      select company_id, id, currency, kind, unnest(${products.map(({ productId }) => productId)}::bigint[]), '2020-01-01', 1999
      from procure.price_list where company_id = ${companyId}`.execute(tx)
  })
  const analyse = ['price', 'price_list', 'price_list_store', 'price_option_surcharge', 'variant', 'size']
  await query(server.database.superUrl, analyse.map((table) => `analyze procure.${table}`).join('; '))
  const variantId = products[1000]?.variantIds[0] ?? 0
  const plan = await server.app.db.inTransaction({ companyId }, async (tx) => {
    const requested = statementFor({ companyId, priceListId: null, storeId, day: null }, [{ variantId, qty: '1' }])
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain (analyze, buffers off, costs off) ${requested}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan.match(/Seq Scan on (?!price_list|company|price_option_surcharge)\w+/g) ?? [], plan).toEqual([])
  for (const index of ['price_of_variant', 'price_of_product']) expect(plan).toContain(index)
})
