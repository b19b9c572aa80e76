import { customer } from '@countinghouse/contract/crm/customer'
import {
  classOf,
  exportValuedCustomers,
  getCustomerValue,
  listValuedCustomers,
} from '@countinghouse/contract/reports/customer-value'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { seed } from '../../../../../tests/support/seed.ts'
import { anotherStore } from '../../../../../tests/support/stock.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const run = (text: string, values: unknown[]) => query<Record<string, unknown>>(server.database.superUrl, text, values)

type Purchase = { readonly person: number; readonly day: string; readonly netMinor: number; readonly isReturn: boolean }

const on = '2026-06-15'
const people = 60

/** Purchases of two years up to a day, many on equal days and of equal amounts. */
function drawPurchases(): readonly Purchase[] {
  const purchase = fc.record({
    person: fc.integer({ min: 0, max: people - 1 }),
    day: fc.integer({ min: 0, max: 730 }).map((days) => dayBefore(on, days)),
    netMinor: fc.integer({ min: 1, max: 40 }).map((units) => units * 500),
    isReturn: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  })
  return fc.sample(purchase, { seed, numRuns: 400 })
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)
}

/** Customers with posted invoices and credit notes, written as rows, since their day is long over. */
async function seedPurchases(purchases: readonly Purchase[]) {
  const tenant = await server.company()
  const { companyId, storeId } = tenant
  const rows = await run(
    `insert into crm.customer (company_id, code, name, kind) select $1, 'C' || n, 'Customer ' || n, 'person' from generate_series(0, $2 - 1) n
     returning id::int, code`,
    [companyId, people],
  )
  const ids = new Map(rows.map(({ id, code }) => [Number(String(code).slice(1)), Number(id)]))
  const add = (all: readonly Purchase[], store: number) =>
    run(
      `insert into accounts.invoice (company_id, uid, number, direction, kind, store_id, customer_id, issued_on, tax_point, due_on, currency_code,
         exchange_rate, tax_policy, is_tax_inclusive, net_minor, tax_minor, gross_minor, base_gross_minor, status, posted_at)
       select $1, gen_random_uuid(), 'INV-' || row_number() over () || '-' || $2::bigint, 'sale', case when r then 'credit_note' else 'invoice' end, $2::bigint, c, d, d, d, 'GBP', 1, 'line', false, n, 0, n, n, 'posted', now()
       from (select set_config('session_replication_role', 'replica', false)) triggers_off,
         unnest($3::bigint[], $4::date[], $5::bigint[], $6::boolean[]) as p (c, d, n, r)`,
      [
        companyId,
        store,
        all.map(({ person }) => ids.get(person)),
        all.map(({ day }) => day),
        all.map(({ netMinor }) => netMinor),
        all.map(({ isReturn }) => isReturn),
      ],
    )
  await add(purchases, storeId)
  return { ...tenant, ids, add }
}

/** The scores by their definition, one customer after the other. */
function scoresOf(purchases: readonly Purchase[]) {
  const from = '2025-06-16'
  const within = purchases.filter(({ day }) => day >= from && day <= on)
  const facts = [...Map.groupBy(within, ({ person }) => person).entries()].flatMap(([person, all]) => {
    const bought = all.filter(({ isReturn }) => !isReturn)
    if (bought.length === 0) return []
    const netMinor = all.reduce((sum, one) => sum + (one.isReturn ? -one.netMinor : one.netMinor), 0)
    const last =
      bought
        .map(({ day }) => day)
        .toSorted()
        .at(-1) ?? ''
    return [{ person, last, purchases: bought.length, netMinor }]
  })
  const score = (compared: (other: (typeof facts)[number]) => number) => {
    const lower = facts.filter((other) => compared(other) < 0).length
    const equal = facts.filter((other) => compared(other) === 0).length
    return 1 + Math.floor((5 * (lower + (equal - 1) / 2)) / facts.length)
  }
  return facts.map((one) => ({
    ...one,
    recency: score((other) => other.last.localeCompare(one.last)),
    frequency: score((other) => other.purchases - one.purchases),
    value: score((other) => other.netMinor - one.netMinor),
  }))
}

test('scores of recency, frequency and value, new and lost customers equal those counted one by one', async () => {
  const purchases = drawPurchases()
  const { owner, ids } = await seedPurchases(purchases)
  const expected = scoresOf(purchases)
  const found = await owner.call(getCustomerValue, { on })
  expect(found.from).toBe('2025-06-16')
  expect(found.buyers.customers).toBe(expected.length)
  expect(found.buyers.netMinor).toBe(expected.reduce((sum, { netMinor }) => sum + netMinor, 0))
  expect(found.repeating.customers).toBe(expected.filter((one) => one.purchases > 1).length)
  const before = (person: number) =>
    purchases.filter((one) => one.person === person && !one.isReturn && one.day < '2025-06-16')
  expect(found.fresh.customers).toBe(expected.filter(({ person }) => before(person).length === 0).length)
  const known = new Set(expected.map(({ person }) => person))
  const lost = [...ids.keys()].filter(
    (person) => !known.has(person) && before(person).some(({ day }) => day >= '2024-06-16'),
  )
  expect(found.lost.customers).toBe(lost.length)
  for (const { recency, frequency, customers, netMinor } of found.cells) {
    const same = expected.filter((one) => one.recency === recency && one.frequency === frequency)
    expect([customers, netMinor]).toEqual([same.length, same.reduce((sum, one) => sum + one.netMinor, 0)])
  }
  expect(found.cells.reduce((sum, { customers }) => sum + customers, 0)).toBe(expected.length)
  expect(found.values.map(({ score, customers }) => [score, customers])).toEqual(
    [5, 4, 3, 2, 1].flatMap((score) => {
      const same = expected.filter(({ value }) => value === score)
      return same.length === 0 ? [] : [[score, same.length]]
    }),
  )

  const best = await owner.call(listValuedCustomers, { on, recency: 5 })
  const sought = expected.filter(({ recency }) => recency === 5)
  expect(best.customers.map(({ customerId }) => customerId).toSorted((one, other) => one - other)).toEqual(
    sought.map(({ person }) => ids.get(person) ?? 0).toSorted((one, other) => one - other),
  )
  const file = await owner.send(exportValuedCustomers, { on, format: 'csv' })
  expect(file.text.trim().split('\n')).toHaveLength(expected.length + 1)
})

test('cohorts count who came back in each month after the first purchase', async () => {
  const purchases = drawPurchases()
  const { owner } = await seedPurchases(purchases)
  const monthOf = (day: string) => day.slice(0, 7)
  const bought = purchases.filter(({ isReturn, day }) => !isReturn && day <= on)
  const first = new Map(
    [...Map.groupBy(bought, ({ person }) => person).entries()].map(([person, all]) => [
      person,
      all.map(({ day }) => monthOf(day)).toSorted()[0] ?? '',
    ]),
  )
  const { cohorts } = await owner.call(getCustomerValue, { on })
  for (const { month, customers, returned } of cohorts) {
    const members = [...first.entries()].filter(([, one]) => one === month).map(([person]) => person)
    expect(customers, month).toBe(members.length)
    const [year = 0, number = 0] = month.split('-').map(Number)
    returned.forEach((count, after) => {
      const later = new Date(Date.UTC(year, number - 1 + after, 1)).toISOString().slice(0, 7)
      const back = members.filter((person) => bought.some((one) => one.person === person && monthOf(one.day) === later))
      expect(count, `${month} ${later}`).toBe(back.length)
    })
  }
  expect(cohorts.map(({ month }) => month)).toEqual(
    [...new Set(first.values())].filter((month) => month >= '2025-07').toSorted(),
  )
})

test('stores of the permission alone are counted, and a merged customer is the one it became', async () => {
  const day = '2026-06-01'
  const bought = (person: number, netMinor: number) => ({ person, day, netMinor, isReturn: false })
  const { owner, as, ids, add, companyId, storeId } = await seedPurchases([bought(1, 1000), bought(2, 700)])
  const { storeId: other } = await anotherStore(server.app.db, server.database.superUrl, { companyId, code: 'NORTH' })
  await add([bought(3, 500)], other)
  const clerk = await as({ may: ['customer-value:view'], storeIds: [storeId] })
  expect((await clerk.call(getCustomerValue, { on })).buyers).toEqual({ customers: 2, netMinor: 1700 })
  expect((await owner.call(getCustomerValue, { on, storeId: other })).buyers).toEqual({ customers: 1, netMinor: 500 })
  const { version } = await owner.call(customer.routes.get, { id: ids.get(1) ?? 0 })
  const { version: otherVersion } = await owner.call(customer.routes.get, { id: ids.get(2) ?? 0 })
  await owner.call(customer.routes.merge, {
    id: ids.get(1) ?? 0,
    version,
    others: [{ id: ids.get(2) ?? 0, version: otherVersion }],
    take: {},
  })
  const { customers } = await owner.call(listValuedCustomers, { on, storeId })
  expect(customers).toMatchObject([{ customerId: ids.get(1), purchases: 2, netMinor: 1700 }])
})

test('scores name a class', () => {
  expect([
    classOf({ recency: 5, frequency: 5 }),
    classOf({ recency: 4, frequency: 2 }),
    classOf({ recency: 5, frequency: 1 }),
    classOf({ recency: 1, frequency: 5 }),
    classOf({ recency: 2, frequency: 1 }),
  ]).toEqual(['champion', 'loyal', 'recent', 'at_risk', 'lapsing'])
})
