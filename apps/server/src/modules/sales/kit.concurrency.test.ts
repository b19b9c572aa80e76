import { completeSale } from '@countinghouse/contract/sales/register'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createKit, openCamp } from '../../../../../tests/support/kits.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'
import { createGoods, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

test('of a component that is there once, eight tills sell eight kits, and the store owes seven', async () => {
  const { companyId, storeId, owner, db, tent, sale, cash } = await openCamp(server)
  const last = await createGoods(server, { companyId, storeId }, { price: 900, unitCost: '3.00', quantity: 1 })
  const kit = await createKit(db, companyId, {
    components: [{ variantId: last.variantId }, { variantId: tent.variantId }],
  })
  const tills = await query<{ id: number }>(
    server.database.superUrl,
    `insert into sales.till (company_id, code, name, store_id)
      select $1, 'T' || n, 'Till ' || n, $2 from generate_series(2, 9) n returning id::int`,
    [companyId, storeId],
  )
  const sessions: number[] = []
  for (const { id } of tills) sessions.push((await openTill(owner, { tillId: id, storeId })).session.id)
  const lines = [{ variantId: kit.variantId, quantity: 1 }]
  const answers = await Promise.all(
    sessions.map((tillSessionId) =>
      owner.send(completeSale, {
        ...sale,
        uid: randomUUID(),
        tillSessionId,
        lines,
        grossMinor: 3900,
        tenders: [paid(cash, 3900)],
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 200))
  expect(await poolOf(db, companyId, { storeId, variantId: last.variantId })).toMatchObject({ onHand: 0, debt: 7 })
  expect(await poolOf(db, companyId, { storeId, variantId: tent.variantId })).toMatchObject({ onHand: 2 })
  await expectWholeLedger(server.database.maintUrl)
})
