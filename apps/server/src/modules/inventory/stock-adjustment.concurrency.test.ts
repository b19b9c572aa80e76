import { randomUUID } from 'node:crypto'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { expect, test } from 'vitest'
import { inputs } from '../../../../../tests/faults/inputs.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { addStock, expectWholeLedger, poolOf } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = stockAdjustment

test('B4: posted, edited and deleted by three at once, one wins and the others are told', async () => {
  const { companyId, storeId, owner, as } = await server.company()
  const permissions = ['view', 'edit', 'delete'].map((event) => `stockadjustment:${event}`)
  const [ann, ben] = [await as({ may: permissions }), await as({ may: permissions })]
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'FOUND', name: 'Found' })
  const variantId = await addStock(server.app.db, { companyId, storeId })
  const effectiveOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const lines = [{ variantId, quantity: 1 }]
  let posted = 0
  for (const _round of times(inputs.documentRounds)) {
    const { id, version } = await owner.call(routes.create, {
      uid: randomUUID(),
      storeId,
      reasonId,
      effectiveOn,
      lines,
    })
    const answers = await whileHeld(server.database.superUrl, { table: 'inventory.stock_adjustment', id }, () =>
      Promise.all([
        owner.send(transitionRoutes.post, { id, version }),
        ann.send(routes.update, { id, version, note: 'Seen' }),
        ben.send(routes.delete, { id, version }),
      ]),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const [first, , gone] = answers
    const told = gone.status === 200 ? 'not_found' : 'stale'
    for (const { status, body } of answers) if (status !== 200) expect(body).toMatchObject({ errorType: told })
    if (first.status === 200) posted++
    const now = await owner.send(routes.get, { id })
    const wanted = first.status === 200 ? 'posted' : gone.status === 200 ? undefined : 'draft'
    expect(now.body['status']).toBe(wanted)
  }
  expect(await poolOf(server.app.db, companyId, { storeId, variantId })).toMatchObject({ onHand: 10 + posted })
  await expectWholeLedger(server.database.maintUrl)
})
