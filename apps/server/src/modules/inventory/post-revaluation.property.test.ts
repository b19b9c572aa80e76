import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { createCatalogue, createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, expectWholeLedger, placesOf, poolOf, post, revalue } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

const store = fc.integer({ min: 0, max: 2 })
const quantity = fc.integer({ min: 1, max: 40 })
const step = fc.oneof(
  fc.record({ does: fc.constant('receive' as const), at: store, quantity }),
  fc.record({ does: fc.constant('sell' as const), at: store, quantity }),
  fc.record({ does: fc.constant('send' as const), at: store, to: store, quantity }),
)
const late = fc.record({ of: fc.nat({ max: 20 }), costMinor: fc.integer({ min: 1, max: 500_000 }) })

/** A store as a full replay would know it: how much it has, and which share of each receipt is in it. */
type Shelf = { owned: number; readonly shares: Map<number, number> }

/** Takes goods off a shelf, as many of each receipt as the average has; answers what they carry. */
function take(shelf: Shelf, count: number): Map<number, number> {
  const part = count / shelf.owned
  const taken = new Map([...shelf.shares].map(([receipt, share]) => [receipt, share * part]))
  for (const [receipt, share] of shelf.shares) shelf.shares.set(receipt, share * (1 - part))
  shelf.owned -= count
  return taken
}

function put(shelf: Shelf, count: number, carried: ReadonlyMap<number, number>): void {
  for (const [receipt, share] of carried) shelf.shares.set(receipt, (shelf.shares.get(receipt) ?? 0) + share)
  shelf.owned += count
}

test(
  'after any receipts, sales and transfers of three stores a late cost lies where a replay would put it',
  { timeout: patienceMs },
  async () => {
    const { companyId, storeId } = await server.company()
    const { db } = server.app
    const catalogue = await createCatalogue(db, companyId)
    const { transit: ofFirst = 0 } = await placesOf(db, companyId, storeId)
    const others = await Promise.all(
      ['TWO', 'THREE'].map((code) => anotherStore(db, server.database.superUrl, { companyId, code })),
    )
    const stores = [{ storeId, transit: ofFirst }, ...others]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), late, async (steps, { of, costMinor }) => {
        const { variantIds } = await createProduct(db, companyId, { catalogue })
        const [variantId = 0] = variantIds
        const shelves = stores.map((): Shelf => ({ owned: 0, shares: new Map() }))
        const receipts: number[] = []
        let transfers = 0
        const move = async (at: number, line: object) =>
          (
            await post(db, companyId, {
              storeId: stores[at]?.storeId ?? 0,
              lines: [{ variantId, ...line } as Parameters<typeof post>[2]['lines'][number]],
            })
          ).posting_id
        for (const one of steps) {
          const shelf = shelves[one.at] as Shelf
          if (one.does === 'receive') {
            receipts.push(await move(one.at, { kind: 'purchase_receipt', quantity: one.quantity, unitCost: '7.77' }))
            put(shelf, one.quantity, new Map([[receipts.length - 1, 1]]))
          } else if (shelf.owned < one.quantity) continue
          else if (one.does === 'sell') {
            await move(one.at, { kind: 'sale', quantity: one.quantity })
            take(shelf, one.quantity)
          } else if (one.to !== one.at) {
            const { storeId: there = 0, transit = 0 } = stores[one.to] ?? {}
            const postingId = await move(one.at, {
              kind: 'ito_dispatch',
              quantity: one.quantity,
              toLocationId: transit,
            })
            const sent = await poolOf(db, companyId, { storeId: there, variantId, isTransit: true })
            await move(one.to, {
              kind: 'ito_receive',
              quantity: one.quantity,
              fromLocationId: transit,
              valueMinor: sent.value,
              dispatchedBy: { postingId, lineNo: 1 },
            })
            put(shelves[one.to] as Shelf, one.quantity, take(shelf, one.quantity))
            transfers += 1
          }
        }
        if (receipts.length === 0) return
        const dearer = of % receipts.length
        const worth = () =>
          Promise.all(stores.map(async (at) => (await poolOf(db, companyId, { ...at, variantId })).value))
        const before = await worth()
        await revalue(db, companyId, { lines: [{ postingId: receipts[dearer] ?? 0, lineNo: 1, costMinor }] })
        const after = await worth()
        // Each transfer may drop a part below half a minor unit.
        for (const [at, shelf] of shelves.entries())
          expect(
            Math.abs((after[at] ?? 0) - (before[at] ?? 0) - costMinor * (shelf.shares.get(dearer) ?? 0)),
            `store ${at}`,
          ).toBeLessThanOrEqual(0.5 + 0.001 + transfers * 0.5)
      }),
      { numRuns: inputs.modelRuns },
    )
    await expectWholeLedger(server.database.maintUrl)
  },
)
