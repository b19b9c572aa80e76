import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { expectNoDeadlock, inCrowd, mixed, times } from '../../../../../tests/support/crowd.ts'
import { untilLockAwaited } from '../../../../../tests/support/lock-waits.ts'
import { rationShop } from '../../../../../tests/support/rations.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { transferRights } from '../../../../../tests/support/transfers.ts'
import { holdRations } from './ration/rations.ts'
import { promiseStock } from './reserve-stock.ts'

const server = useServer()
const { actRoutes } = managedTransfer

test('B5: of fifty transfers that want a ration of one at once, one gets it', { timeout: patienceMs }, async () => {
  const { limit, left, as, typed, variantId } = await rationShop(server)
  await limit(1)
  for (const _round of times(inputs.rationRounds)) {
    // People of their own each time: nobody may call so often.
    const [asker, chief] = [await as({ may: transferRights.ask }), await as({ may: transferRights.manage })]
    const ids: number[] = []
    for (const _one of times(50)) {
      const { id } = await asker.call(transfer.routes.create, typed([{ variantId, quantity: 1 }]))
      await asker.call(transfer.actRoutes.submit, { id, version: 1 })
      ids.push(id)
    }
    const approving = Promise.all(ids.map((id) => chief.send(actRoutes.approve, { id, version: 2 })))
    await untilLockAwaited(server.database.superUrl, approving)
    const answers = await approving
    const [won, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    for (const { status, body } of answers)
      if (status !== 200)
        expect(body).toMatchObject({ errorType: 'inventory.ration_exceeded', details: { allowed: 0 } })
    expect(await left()).toBe(0)
    // What is cancelled is free again for the next fifty.
    await chief.call(actRoutes.cancel, { id: Number(won?.body['id']), version: 3, reason: 'No' })
    expect(await left()).toBe(1)
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('who approves under the same limits, in any order of goods, waits in no circle', async () => {
  const { limit, companyId, fromStoreId, toStoreId, variantId, other } = await rationShop(server)
  await limit(1000, { variantId: other })
  await limit(1000, { variantId, toStoreId })
  await limit(1000, {})
  await limit(1000, { variantId })
  const { appUrl, superUrl } = server.database
  const held: number[][] = []
  await expectNoDeadlock({ appUrl, superUrl }, async (crowd) => {
    const approveOne = (at: number) =>
      crowd.inTransaction({ companyId }, async (tx) => {
        const variantIds = mixed([variantId, other], at, 1 + (at % 2))
        const { rows } = await holdRations(companyId, { toStoreId, variantIds, now: new Date() }).execute(tx)
        held.push(rows.map(({ id }) => id))
        const lines = variantIds.map((id, line) => ({
          demandId: at * 10 + line + 1,
          storeId: fromStoreId,
          variantId: id,
          quantity: 0.01,
        }))
        await promiseStock(companyId, { demandType: 'test', priority: 3, lines }).execute(tx)
      })
    await inCrowd({ workers: 16, count: 96 }, approveOne)
  })
  expect(held).toHaveLength(96)
  for (const ids of held) expect(ids).toEqual(ids.toSorted((one, next) => one - next))
  expect(Math.max(...held.map((ids) => ids.length))).toBe(4)
})
