import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { expectNoDeadlock, inCrowd, mixed, times } from '../../../../../tests/support/run-concurrently.ts'
import { untilLockAwaited } from '../../../../../tests/support/lock-waits.ts'
import { pickingLimitShop } from '../../../../../tests/support/picking-limits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { transferPermissions } from '../../../../../tests/support/transfers.ts'
import { lockPickingLimits } from './picking-limit/limits-left.ts'
import { reserveStock } from './reserve-stock.ts'

const server = useServer({ isOwn: true })
const { transitionRoutes } = managedTransfer

test('B5: of fifty transfers that want a ration of one at once, one gets it', { timeout: patienceMs }, async () => {
  const { limit, left, as, entered, variantId } = await pickingLimitShop(server)
  await limit(1)
  for (const _round of times(inputs.pickingLimitRounds)) {
    // People of their own each time: nobody may call so often.
    const [asker, chief] = [await as({ may: transferPermissions.ask }), await as({ may: transferPermissions.manage })]
    const ids: number[] = []
    for (const _one of times(50)) {
      const { id } = await asker.call(transfer.routes.create, entered([{ variantId, quantity: 1 }]))
      await asker.call(transfer.transitionRoutes.submit, { id, version: 1 })
      ids.push(id)
    }
    const approving = Promise.all(ids.map((id) => chief.send(transitionRoutes.approve, { id, version: 2 })))
    await untilLockAwaited(server.database.superUrl, approving)
    const answers = await approving
    const [won, ...more] = answers.filter(({ status }) => status === 200)
    expect(more).toEqual([])
    for (const { status, body } of answers)
      if (status !== 200)
        expect(body).toMatchObject({ errorType: 'inventory.picking_limit_exceeded', details: { allowed: 0 } })
    expect(await left()).toBe(0)
    // What is cancelled is free again for the next fifty.
    await chief.call(transitionRoutes.cancel, { id: Number(won?.body['id']), version: 3, reason: 'No' })
    expect(await left()).toBe(1)
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('who approves under the same limits, in any order of goods, waits in no circle', async () => {
  const { limit, companyId, fromStoreId, toStoreId, variantId, other } = await pickingLimitShop(server)
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
        const { rows } = await lockPickingLimits(companyId, { toStoreId, variantIds, now: new Date() }).execute(tx)
        held.push(rows.map(({ id }) => id))
        const lines = variantIds.map((id, line) => ({
          demandId: at * 10 + line + 1,
          storeId: fromStoreId,
          variantId: id,
          quantity: 0.01,
        }))
        await reserveStock(companyId, { demandType: 'test', priority: 3, lines }).execute(tx)
      })
    await inCrowd({ workers: 16, count: 96 }, approveOne)
  })
  expect(held).toHaveLength(96)
  for (const ids of held) expect(ids).toEqual(ids.toSorted((one, next) => one - next))
  expect(Math.max(...held.map((ids) => ids.length))).toBe(4)
})
