import fc from 'fast-check'
import { listCountLines } from '@countinghouse/contract/inventory/stock-check-count'
import { expect, test } from 'vitest'
import { patienceMs, size } from '../../../../../tests/faults/inputs.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { countedShop, enter } from '../../../../../tests/support/stock-checks.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

/** Goods that move with a posting, and goods that come or go without one. */
const happening = fc.record({
  kind: fc.constantFrom('sale' as const, 'receipt' as const, 'receipt' as const, 'unknown' as const),
  item: fc.constantFrom(0, 1),
  quantity: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
  isGain: fc.boolean(),
})
const some = fc.array(happening, { maxLength: 4 })

test(
  'P10: whatever moves between counts, reviews and posting, the posted difference makes the stock what is there',
  { timeout: patienceMs },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ before: some, between: fc.tuple(some, some), beside: fc.tuple(some, some, some), after: some }),
        async ({ before, between, beside, after }) => {
          const {
            companyId,
            storeId,
            owner,
            ann,
            ben,
            cleo,
            variantId,
            other,
            shelf,
            begun,
            transition,
            pool,
            receive,
          } = await countedShop(server, 30)
          await receive(other, 20)
          const variants = [variantId, other]
          /** What is there, and what the ledger has. */
          const there = [30, 20]
          const known = [30, 20]

          async function happen(drawn: readonly (typeof before)[number][], mayBeUnknown: boolean): Promise<void> {
            for (const { kind, item, quantity, isGain } of drawn) {
              const [real = 0, booked = 0] = [there[item], known[item]]
              const change = kind === 'receipt' || (kind === 'unknown' && isGain) ? quantity : -quantity
              if (real + change < 0 || (kind === 'unknown' && !mayBeUnknown)) continue
              if (kind !== 'unknown') {
                if (booked + change < 0) continue
                const moved = kind === 'sale' ? ('sale' as const) : ('purchase_receipt' as const)
                const line = {
                  kind: moved,
                  variantId: variants[item] ?? 0,
                  quantity,
                  ...(kind === 'receipt' && { unitCost: '2' }),
                }
                await post(server.app.db, companyId, { storeId, lines: [line] })
                known[item] = booked + change
              }
              there[item] = real + change
            }
          }

          await happen(before, true)
          const { id } = await begun()
          for (const [round, counter] of [ann, ben, cleo].entries()) {
            // A clock that is ahead counts as the server's, so that each count has its own moment.
            const countedAt = new Date(Date.now() + 3_600_000).toISOString()
            const lines = await owner.call(listCountLines, { id })
            const open = variants.filter((_, item) => lines.items[item]?.state === 'open')
            for (const variant of open) {
              const quantity = there[variants.indexOf(variant)] ?? 0
              if (quantity > 0)
                expect(
                  await enter(counter, id, {
                    kind: 'item',
                    locationId: shelf,
                    variantId: variant,
                    quantity,
                    countedAt,
                  }),
                ).toMatchObject([{ outcome: 'taken' }])
            }
            await enter(counter, id, { kind: 'done', locationId: shelf, countedAt })
            await happen(beside[round] ?? [], false)
            expect(await transition(owner, 'review', id)).toMatchObject({ status: 200 })
            const { counts } = await owner.call(listCountLines, { id })
            if (counts.outside === 0) break
            const items = (await owner.call(listCountLines, { id, only: 'outside' })).items.map(({ sku }) => sku)
            const all = (await owner.call(listCountLines, { id })).items
            expect(await transition(owner, 'recount', id)).toMatchObject({ status: 200 })
            // What nobody books may change only what is counted once more.
            const again = (between[round] ?? []).filter(({ item }) => items.includes(all[item]?.sku ?? ''))
            await happen(again, true)
          }
          expect(await transition(owner, 'approve', id)).toMatchObject({ status: 200 })
          await happen(after, false)
          const posted = await transition(owner, 'post', id)
          expect(posted).toMatchObject({ status: 200 })
          for (const [item, variant] of variants.entries()) expect((await pool(variant)).onHand).toBe(there[item])
        },
      ),
      { numRuns: size === 'small' ? 4 : 60 },
    )
    await expectWholeLedger(server.database.maintUrl)
  },
)
