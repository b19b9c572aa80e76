import fc from 'fast-check'
import { actionsOf } from '@countinghouse/contract/inventory/settlement'
import { expect, test } from 'vitest'
import { useServer } from '../../../../../tests/support/server.ts'
import type { Decided } from '../../../../../tests/support/settlements.ts'
import { settlingShop } from '../../../../../tests/support/settlements.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const runs = process.env['FULL'] === '1' ? 60 : 5

const missing = fc.constantFrom(...actionsOf.short)
const damage = fc.constantFrom(...actionsOf.damaged)

/** Cuts a quantity, counted in quarters, into as many parts as there are actions, each of which is there once. */
function shared<A extends Decided['action']>(quarters: number, actions: readonly A[]): Decided[] {
  const distinct = [...new Set(actions)].slice(0, quarters)
  return distinct.map((action, index) => ({
    action,
    quantity: (index === distinct.length - 1 ? quarters - index : 1) / 4,
    ...(action === 'damage_discount' && { discountMinor: 1 }),
  }))
}

test('whatever is decided about what arrived otherwise, nothing is left on its way and the ledger proves itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        good: fc.integer({ min: 0, max: 20 }),
        damaged: fc.integer({ min: 0, max: 12 }),
        short: fc.integer({ min: 1, max: 8 }),
        aboutMissing: fc.array(missing, { minLength: 1, maxLength: 4 }),
        aboutDamaged: fc.array(damage, { minLength: 1, maxLength: 4 }),
      }),
      async ({ good, damaged, short, aboutMissing, aboutDamaged }) => {
        const { variantId, toStoreId, pool, received, settled, ...shop } = await settlingShop(server)
        const { transferId, shipmentId } = await received((good + damaged + short) / 4, {
          good: good / 4,
          damaged: damaged / 4,
        })
        const decisions = [shared(short, aboutMissing), ...(damaged > 0 ? [shared(damaged, aboutDamaged)] : [])]
        const answer = await settled(shipmentId, ...decisions)
        expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ status: 'posted' })
        expect(await pool(toStoreId, variantId, true)).toMatchObject({ onHand: 0, owned: 0, value: 0 })
        expect(await shop.shipmentNow(shipmentId)).toMatchObject({ status: 'settled', lines: [{ openQuantity: 0 }] })
        expect(await shop.transferNow(transferId)).toMatchObject({ status: 'closed' })
      },
    ),
    { numRuns: runs },
  )
  await expectWholeLedger(server.database.maintUrl)
})
