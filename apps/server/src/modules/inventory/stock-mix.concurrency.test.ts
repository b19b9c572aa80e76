import { expect, test } from 'vitest'
import { inputs, patienceMs, randomFor } from '../../../../../tests/faults/inputs.ts'
import {
  answered,
  expectNoDeadlock,
  inCrowd,
  mixed,
  notifiedOf,
} from '../../../../../tests/support/run-concurrently.ts'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { anotherStore, answersOf, expectWholeLedger, post, reverse } from '../../../../../tests/support/stock.ts'
import type { Database } from '../../platform/database/db.ts'
import type { StockLine } from './index.ts'
import { allocateStock, reserveStock, releaseStock, startPicks } from './index.ts'

const server = useServer({ isOwn: true })
const demandType = 'test_line'

/** What was done with the goods of one store, all together: what is in it in the end is their sum. */
type Done = { onHand: number; readonly told: Map<string, number> }

test(
  'B6: stock that is promised, picked, adjusted, sent, taken back and released by sixteen at once is whole, and as much as they say',
  { timeout: patienceMs },
  async () => {
    const { companyId, storeId } = await server.company()
    const { db } = server.app
    const { superUrl } = server.database
    const { transit } = await anotherStore(db, superUrl, { companyId, code: 'TWO' })
    const { variantIds } = await createProduct(db, companyId, { colors: 4, sizes: 3 })
    const each = 30
    const opening = variantIds.map(
      (variantId) => ({ kind: 'opening', variantId, quantity: each, unitCost: '2' }) as const,
    )
    await post(db, companyId, { storeId, lines: opening })
    const random = randomFor()
    const done: Done = { onHand: each * variantIds.length, told: new Map() }
    const ask = (crowd: Database, statement: Parameters<typeof answersOf>[2]) => answersOf(crowd, companyId, statement)
    const move = async (crowd: Database, lines: readonly StockLine[], sign: 1 | -1) => {
      const { posting_id: postingId } = await post(crowd, companyId, { storeId, lines: [...lines] })
      done.onHand += sign * lines.reduce((sum, { quantity }) => sum + quantity, 0)
      return postingId
    }

    async function pick(crowd: Database, at: number, variants: readonly number[]): Promise<void> {
      const lines = variants.map((variantId, n) => ({
        demandId: at * 10 + n,
        storeId,
        variantId,
        quantity: 1 + (at % 3),
      }))
      const demandIds = lines.map(({ demandId }) => demandId)
      const reserved = await answersOf(
        crowd,
        companyId,
        reserveStock(companyId, { demandType, priority: 1 + (at % 9), lines }),
      )
      const ids = reserved.flatMap(({ reservationId }) => reservationId ?? [])
      const places = await answersOf(crowd, companyId, allocateStock(companyId, ids))
      const started = await answersOf(
        crowd,
        companyId,
        startPicks(
          companyId,
          places.map(({ allocationId }) => allocationId),
          true,
        ),
      )
      const mine = new Set(started.map(({ allocationId }) => allocationId))
      const sold = places.flatMap(({ allocationId, reservationId, locationId, quantity }): StockLine[] => {
        const demandId = reserved.find((one) => one.reservationId === reservationId)?.demandId
        const variantId = lines.find((line) => line.demandId === demandId)?.variantId
        if (variantId === undefined || !mine.has(allocationId)) return []
        return [{ kind: 'sale', variantId, quantity: Number(quantity), fromLocationId: locationId, allocationId }]
      })
      if (sold.length > 0) await move(crowd, sold, -1)
      await ask(crowd, releaseStock(companyId, { demandType, demandIds }))
    }

    async function operate(crowd: Database, at: number): Promise<void> {
      const variants = mixed(variantIds, at, 1 + (at % 4))
      const some = (kind: StockLine['kind'], more: object = {}) =>
        variants.map((variantId) => ({ kind, variantId, quantity: 1 + (at % 2), ...more }))
      const drawn = random()
      if (drawn < 0.35) await pick(crowd, at, variants)
      else if (drawn < 0.5) await move(crowd, some('adjust_out'), -1)
      else if (drawn < 0.75) await move(crowd, some('adjust_in', { unitCost: '2.10' }), 1)
      else {
        const lines = some('ito_dispatch', { toLocationId: transit })
        const postingId = await move(crowd, lines, -1)
        if (drawn < 0.9) return
        await reverse(crowd, companyId, { postingId })
        done.onHand += lines.reduce((sum, { quantity }) => sum + quantity, 0)
      }
    }

    await expectNoDeadlock(server.database, (crowd) =>
      inCrowd({ workers: 16, count: inputs.mixedOperations }, async (at) => {
        const told = await notifiedOf(answered(() => operate(crowd, at)))
        done.told.set(told, (done.told.get(told) ?? 0) + 1)
      }),
    )
    const refusals = [...done.told.keys()].filter((told) => told !== 'done')
    expect(['inventory.insufficient_stock', 'inventory.reserved_in_pick']).toEqual(expect.arrayContaining(refusals))
    expect(done.told.get('done')).toBeGreaterThan(inputs.mixedOperations / 3)
    const there = `select sum(on_hand)::float8 as there from inventory.stock_pool where company_id = $1 and store_id = $2 and not is_transit`
    expect(await query(superUrl, there, [companyId, storeId])).toEqual([{ there: done.onHand }])
    await expectWholeLedger(server.database.maintUrl)
  },
)
