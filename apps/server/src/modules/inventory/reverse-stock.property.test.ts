import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { createCatalogue, createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf, post, reverse } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

const quantity = fc.integer({ min: 1, max: 30 })
const cents = fc.integer({ min: 100, max: 5000 })
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('purchase_receipt' as const, 'adjust_in' as const), quantity, cents }),
  fc.record({ kind: fc.constantFrom('sale' as const, 'scrap' as const), quantity }),
)
type Step = { kind: 'purchase_receipt' | 'adjust_in' | 'sale' | 'scrap'; quantity: number; cents?: number }

async function shop() {
  const { companyId, storeId } = await server.company()
  const { db } = server.app
  const catalogue = await createCatalogue(db, companyId)
  return async () => {
    const { variantIds } = await createProduct(db, companyId, { catalogue })
    const [variantId = 0] = variantIds
    return {
      /** Null: there is not enough. */
      move: async (one: Step, mayOversell: boolean): Promise<number | null> => {
        const { cents: price, ...line } = one
        const lines = [{ ...line, variantId, ...(price === undefined ? {} : { unitCost: (price / 100).toFixed(2) }) }]
        return await orNull(post(db, companyId, { storeId, mayOversell, lines }))
      },
      takeBack: (postingId: number) => orNull(reverse(db, companyId, { postingId })),
      pool: () => poolOf(db, companyId, { storeId, variantId }),
    }
  }
}

async function orNull(posting: Promise<{ posting_id: number }>): Promise<number | null> {
  try {
    return (await posting).posting_id
  } catch (error) {
    expect(error).toMatchObject({ code: 'inventory.insufficient_stock' })
    return null
  }
}

test(
  'D2, P3: any receipts, sales and losses that are taken back one by one, the last one first, leave nothing',
  { timeout: patienceMs },
  async () => {
    const begin = await shop()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
        const { move, takeBack, pool } = await begin()
        const postings: number[] = []
        for (const one of steps) {
          const posted = await move(one, true)
          if (posted !== null) postings.push(posted)
        }
        for (const posting of postings.toReversed()) expect(await takeBack(posting)).not.toBeNull()
        expect(await pool()).toEqual({ onHand: 0, owned: 0, value: 0, debt: 0, debtValue: 0 })
      }),
      { numRuns: inputs.reversals },
    )
    await expectWholeLedger(server.database.maintUrl)
  },
)

test(
  'P4: whatever is taken back in any order, what stays costs no less than the cheapest and no more than the dearest receipt',
  { timeout: patienceMs },
  async () => {
    const begin = await shop()
    const drawn = fc.array(fc.oneof({ weight: 3, arbitrary: step }, { weight: 1, arbitrary: fc.nat({ max: 5 }) }), {
      minLength: 4,
      maxLength: 18,
    })
    await fc.assert(
      fc.asyncProperty(drawn, async (steps) => {
        const { move, takeBack, pool } = await begin()
        const postings: number[] = []
        const prices: number[] = []
        for (const one of steps) {
          if (typeof one === 'number') {
            const [posting] = postings.splice(one, 1)
            if (posting !== undefined) await takeBack(posting)
          } else {
            const posted = await move(one, false)
            if (posted !== null) postings.push(posted)
            if ('cents' in one) prices.push(one.cents)
          }
          const { owned, value } = await pool()
          // Each posting rounds once.
          const cent = steps.length
          if (owned > 0) expect(value).toBeGreaterThanOrEqual(Math.min(...prices) * owned - cent)
          if (owned > 0) expect(value).toBeLessThanOrEqual(Math.max(...prices) * owned + cent)
          if (owned === 0) expect(value).toBe(0)
        }
      }),
      { numRuns: inputs.modelRuns },
    )
    await expectWholeLedger(server.database.maintUrl)
  },
)
