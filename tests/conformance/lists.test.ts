import { randomUUID } from 'node:crypto'
import { fieldModels } from '@countinghouse/contract/field-model'
import { filterShapes } from '@countinghouse/contract/filter'
import { groupNames } from '@countinghouse/contract/group'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { valueNames } from '@countinghouse/contract/listing'
import { cancellable } from '@countinghouse/contract/inventory/cancel-management'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { moves } from '@countinghouse/contract/inventory/move-list'
import { reason } from '@countinghouse/contract/inventory/reason'
import { startSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { stock } from '@countinghouse/contract/inventory/stock'
import { openingStock } from '@countinghouse/contract/inventory/opening-stock'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { permissionName } from '@countinghouse/contract/page'
import { product } from '@countinghouse/contract/procure/product'
import { suggestions } from '@countinghouse/contract/purchase/replenishment'
import { supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { dispatch } from '@countinghouse/contract/wms/dispatch'
import { camelCase, snakeCase } from '@countinghouse/kernel/names'
import { beforeAll, expect, test } from 'vitest'
import { loadContract } from '../../apps/server/src/platform/calls/contract.ts'
import { query } from '../support/database.ts'
import { createSupplier } from '../support/containers.ts'
import { createProduct } from '../support/products.ts'
import { insertSuggestion } from '../support/replenishment.ts'
import { settlingShop } from '../support/settlements.ts'
import { addStock } from '../support/stock.ts'
import { addTickets, shelves, tickets } from '../support/tickets.ts'
import type { Operation } from './driver/document.ts'
import { useFixture } from './driver/fixture.ts'

/** Every list at birth: it stands on a view or table that fits it, and answers every order, group and condition it declares. */
const fixture = useFixture({ hasEveryType: true })
let lists: readonly Listing[]

beforeAll(async () => {
  const { masters, listings } = await loadContract()
  lists = [...masters.map((master) => master.listing), ...listings, tickets, shelves]
})

type Column = { name: string; type: string }

const typesOf: Readonly<Record<string, readonly string[]>> = {
  switch: ['bool'],
  integer: ['int2', 'int4', 'int8'],
  rate: ['int4', 'int8'],
  amount: ['int8'],
  measure: ['int4', 'int8'],
  quantity: ['numeric'],
  record: ['int8'],
  date: ['date'],
  time: ['time'],
  instant: ['timestamptz'],
}
const texts = ['text', 'bpchar', 'varchar']

test('a list stands on a view or table that has a column for every value but the made ones, of a type that fits', async () => {
  for (const list of lists) {
    const columns = new Map((await columnsOf(list)).map(({ name, type }) => [name, type]))
    expect(columns.get('id'), `${list.name}: ${list.source} has no id`).toBe('int8')
    expect(columns.has('company_id'), `${list.name}: its scope is the ${list.scope}`).toBe(list.scope === 'company')
    for (const { name, widget } of fieldModels(list))
      // Several records stand in a table of links.
      if (!list.computed.includes(name) && widget !== 'records')
        expect(typesOf[widget] ?? texts, `${list.name}.${name}`).toContain(columns.get(snakeCase(name)))
    for (const name of list.kept)
      if (!list.computed.includes(name)) expect(columns.has(snakeCase(name)), `${list.name}.${name}`).toBe(true)
  }
})

test('a list whose numbers are found however old has a unique index that begins with company and number', async () => {
  const { documents } = await loadContract()
  const numbered = [...lists, ...documents.map(({ listing }) => listing)].flatMap(
    ({ numberTable }) => numberTable ?? [],
  )
  expect(numbered.length).toBeGreaterThan(30)
  const rows = await query<{ name: string }>(
    fixture.server.database.superUrl,
    `select i.indrelid::regclass::text as name from pg_index i
     join pg_attribute c on c.attrelid = i.indrelid and c.attnum = i.indkey[0] and c.attname = 'company_id'
     join pg_attribute n on n.attrelid = i.indrelid and n.attnum = i.indkey[1] and n.attname = 'number'
     where i.indisunique and i.indpred is null`,
  )
  // A view of some documents has the number of their table.
  const views = await query<{ name: string; source: string }>(
    fixture.server.database.superUrl,
    `select view_schema || '.' || view_name as name, table_schema || '.' || table_name as source
     from information_schema.view_column_usage where column_name = 'number'`,
  )
  const tables = new Set(rows.map(({ name }) => name))
  const indexed = new Set([...tables, ...views.flatMap(({ name, source }) => (tables.has(source) ? [name] : []))])
  expect(numbered.filter((name) => !indexed.has(name))).toEqual([])
})

test('every order, heading and condition that a list declares is answered, and what it shows belongs to the caller', async () => {
  for (const list of lists) {
    const operation = operationOf(list)
    const requested = [
      ...list.sort.flatMap((key) => [{ sort: key }, { sort: `-${key}` }]),
      ...groupNames(list).map((group) => ({ group })),
      ...(list.search.fields.length > 0
        ? [{ q: fixture.mine.marker }, { q: `${fixture.mine.marker} x` }, { q: '%' }]
        : []),
      ...filterShapes(list).map(({ key, takes }) => {
        const value = valueFor(operation, key)
        return { [key]: takes === 'two' ? [value, value].join() : value }
      }),
    ]
    for (const search of requested) {
      const answer = await fixture.mine.send(operation, { path: {}, query: search, body: undefined })
      expect(answer.status, `${list.name} ${JSON.stringify(search)} ${answer.text}`).toBe(200)
      expect(answer.text.toLowerCase(), `${list.name} ${JSON.stringify(search)}`).not.toContain(fixture.other.marker)
    }
  }
})

test('a list answers the same rows by its pages as it hands out when all of them are chosen', async () => {
  for (const list of lists) {
    const first = await fixture.mine.send(operationOf(list), { path: {}, query: {}, body: undefined })
    const chosen = fixture.operations.find(({ id }) => id === list.routes.selected.id)
    if (chosen === undefined) throw new Error(`${list.name} hands out no chosen rows.`)
    const body = { selection: { matching: {}, except: [] } }
    const { body: all } = await fixture.mine.send(chosen, { path: {}, query: {}, body })
    const idsIn = (items: unknown) => (items as { id: number }[]).map(({ id }) => id)
    expect(idsIn(all['items']).slice(0, 50), list.name).toEqual(idsIn(first.body['items']))
    expect(first.body['total'], list.name).toEqual({ count: all['count'], exact: true })
  }
})

test('a column that needs a right is in no row, choice or file of who lacks it, and in those of who has it', async () => {
  const tenant = await settlingShop(fixture.server)
  const { owner, companyId, variantId } = tenant
  const { db } = fixture.server.app
  const { documents, pages } = await loadContract()
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'ANY', name: 'Any' })
  const entered = () => ({ uid: randomUUID(), storeId: tenant.storeId, reasonId, effectiveOn: '2026-03-10' })
  const makers: Readonly<Record<string, () => Promise<unknown>>> = {
    [tickets.name]: () => addTickets(db, companyId, [{ subject: 'Lamp' }]),
    [product.listing.name]: () => createProduct(db, companyId),
    [stock.name]: () => addStock(db, tenant),
    [moves.name]: () => addStock(db, tenant),
    [managedTransfer.listing.name]: () => tenant.requested([{ variantId, quantity: 1 }]),
    [transferShipment.listing.name]: () => tenant.released([{ variantId, quantity: 1 }]),
    [settlement.listing.name]: async () => {
      const { shipmentId } = await tenant.received(2, { good: 1 })
      await tenant.creator.call(startSettlement, { uid: randomUUID(), shipmentId })
    },
    [cancellable.name]: () => tenant.approved([{ variantId, quantity: 1 }]),
    [stockAdjustment.listing.name]: () =>
      owner.call(stockAdjustment.routes.create, { ...entered(), lines: [{ variantId, quantity: 1, unitCost: '8' }] }),
    [openingStock.listing.name]: () => {
      const { reasonId: _, ...when } = entered()
      return owner.call(openingStock.routes.create, { ...when, lines: [{ variantId, quantity: 1, unitCost: '8' }] })
    },
    [stockCheck.listing.name]: () => owner.call(stockCheck.routes.create, entered()),
    [purchaseOrder.listing.name]: async () => {
      const supplierId = await createSupplier(owner)
      const { storeId } = tenant
      const lines = [{ variantId, quantity: 1, unitPrice: '8' }]
      await owner.call(purchaseOrder.routes.create, {
        uid: randomUUID(),
        orderedOn: '2026-03-10',
        supplierId,
        storeId,
        lines,
      })
    },
    [supplierClaim.listing.name]: () =>
      query(
        fixture.server.database.superUrl,
        `insert into purchase.supplier_claim (company_id, uid, purchase_order_id, supplier_id, store_id, currency, claimed_on, claim_minor)
          select o.company_id, gen_random_uuid(), o.id, o.supplier_id, o.store_id, o.currency, o.ordered_on, 100
          from purchase.purchase_order o where o.company_id = $1 order by o.id limit 1`,
        [companyId],
      ),
    [suggestions.name]: () => insertSuggestion(fixture.server.database.superUrl, companyId),
    [supplierReturn.listing.name]: async () => {
      const supplierId = await createSupplier(owner)
      const lines = [{ variantId, quantity: 1, creditPrice: '8' }]
      const { reasonId: _, ...when } = entered()
      await owner.call(supplierReturn.routes.create, { ...when, reason: 'Torn', supplierId, lines })
    },
    [dispatch.listing.name]: () =>
      owner.call(dispatch.routes.create, {
        ...entered(),
        kind: 'sample',
        recipient: 'Anna',
        lines: [{ variantId, quantity: 1 }],
      }),
  }
  const permissions = pages.flatMap((page) => page.events.map((event) => permissionName(page, event)))
  const guarded = [...lists, ...documents.map(({ listing }) => listing)].filter(
    (list) => Object.keys(list.guarded).length > 0,
  )
  expect(guarded.map(({ name }) => name).toSorted()).toEqual(Object.keys(makers).toSorted())
  for (const list of guarded) {
    await makers[list.name]?.()
    const closed = Object.values(list.guarded)
    const clerk = await tenant.as({ may: permissions.filter((right) => !closed.includes(right)) })
    const all = { matching: {}, except: [] }
    for (const [who, has] of [
      [owner, true],
      [clerk, false],
    ] as const) {
      const { items } = await who.call(list.routes.list, {})
      const chosen = await who.call(list.routes.selected, { selection: all })
      const one = items[0]?.id ?? 0
      const single = list.routes.get === undefined ? [] : [await who.call(list.routes.get, { id: one })]
      const { exportNow = null } = list.routes
      const file = exportNow && (await who.send(exportNow, { selection: all, format: 'csv', separator: 'tab' }))
      const headings = file?.text.replace('\uFEFF', '').split('\r\n')[0]?.split('\t') ?? []
      for (const name of Object.keys(list.guarded)) {
        const place = `${list.name}.${name}, ${has ? 'with' : 'without'} ${list.guarded[name]}`
        const rows = [...items, ...chosen.items, ...(name in list.fields ? single : [])]
        expect(rows.length, place).toBeGreaterThan(0)
        for (const row of rows) expect(name in row, place).toBe(has)
        const query = { fields: [list.titleField, name] }
        expect((await who.send(list.routes.list, query)).status, place).toBe(has ? 200 : 403)
        const label = list.text[name]?.en
        if (!(name in list.fields) || exportNow === null) continue
        expect(
          headings.some((heading) => heading === label || heading.startsWith(`${label} (`)),
          place,
        ).toBe(has)
        const requested = { selection: all, format: 'csv', columns: [list.titleField, name] }
        expect((await who.send(exportNow, requested)).status, place).toBe(has ? 200 : 403)
      }
    }
  }
})

test('rows that are asked for some values have these alone, as complete rows have them, and the names of their records', async () => {
  let compared = 0
  for (const list of lists) {
    const operation = operationOf(list)
    // Sessions are listed as well, so that none is opened meanwhile.
    const token = await fixture.mine.session(true)
    const rowsOf = async (query: Record<string, string>) => {
      const answer = await fixture.mine.send(operation, { path: {}, query, body: undefined }, { token })
      expect(answer.status, `${list.name} ${JSON.stringify(query)} ${answer.text}`).toBe(200)
      return answer.body['items'] as ListRow[]
    }
    const complete = await rowsOf({})
    const names = valueNames(list)
    for (const fields of [...names.map((name) => [name]), names.slice(0, 3), names]) {
      const requested = await rowsOf({ fields: fields.join() })
      const models = fieldModels(list).filter(({ name }) => fields.includes(name))
      const wanted = new Set([...list.always, ...fields, ...models.flatMap(({ currencyField }) => currencyField ?? [])])
      expect(requested, `${list.name} ${fields.join()}`).toEqual(complete.map((row) => partOf(row, wanted)))
      compared += requested.length
    }
  }
  expect(compared).toBeGreaterThan(1000)
})

test('a list is asked for nothing but what its rows have, whatever its table has besides', async () => {
  for (const list of lists) {
    const columns = (await columnsOf(list)).map(({ name }) => camelCase(name))
    const others = columns.filter((name) => name !== 'id' && !valueNames(list).includes(name))
    for (const name of ['*', 'id', 'labels', ...list.asides, ...others]) {
      const query = { fields: `${list.titleField},${name}` }
      const answer = await fixture.mine.send(operationOf(list), { path: {}, query, body: undefined })
      expect(answer.status, `${list.name} ${name}`).toBe(400)
      expect(Object.keys(answer.body['fields'] as object), `${list.name} ${name}`).toEqual(['fields.1'])
    }
  }
})

function partOf(row: ListRow, wanted: ReadonlySet<string>): ListRow {
  const { labels = {}, ...values } = row
  const isWanted = (name: string) => name === 'id' || wanted.has(name)
  const named = Object.entries(labels).filter(([name]) => isWanted(name) || isWanted(name.split('_')[0] ?? ''))
  return {
    id: row.id,
    ...Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))),
    ...(named.length > 0 && { labels: Object.fromEntries(named) }),
  }
}

function operationOf(list: Listing): Operation {
  const found = fixture.operations.find(({ id }) => id === list.routes.list.id)
  if (found === undefined) throw new Error(`${list.name} is declared and not served.`)
  return found
}

/** A value that the condition takes, written as in an address. */
function valueFor(operation: Operation, key: string): string {
  const schema = operation.query.properties?.[key]
  const one = schema?.items ?? schema ?? {}
  if (one.enum !== undefined) return String(one.enum[0])
  if (one.type === 'boolean') return 'true'
  if (one.format === 'date') return '2026-05-01'
  if (one.pattern?.includes('[0-5]') === true) return '09:30'
  if (one.list !== undefined && one['x-entity'] === undefined) return one.list === 'currency' ? 'GBP' : 'GB'
  return one.type === 'integer' || one.type === 'number' ? String(Math.max(one.minimum ?? 1, 1)) : 'x'
}

async function columnsOf({ source }: Listing): Promise<Column[]> {
  return await query<Column>(
    fixture.server.database.maintUrl,
    `select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
    [source],
  )
}
