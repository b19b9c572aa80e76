import { cancellable } from '@countinghouse/contract/inventory/cancel-management'
import { cancelMany, cancelOne, getCancelRun } from '@countinghouse/contract/inventory/cancel-transfers'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { expect, test } from 'vitest'
import { inputs } from '../../../../../tests/faults/inputs.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { query } from '../../../../../tests/support/database.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { transferShop } from '../../../../../tests/support/transfers.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer({ isOwn: true })
const why = { cancelCause: 'not_needed' } as const

test('cancelled while it is picked or sent, exactly one wins', async () => {
  const { owner, variantId, released } = await transferShop(server)
  for (const round of times(inputs.documentRounds)) {
    const { row, shipment } = await released([{ variantId, quantity: 1 }])
    let target = { id: shipment.id, version: shipment.version }
    let { version } = row
    const isSending = round % 2 === 1
    if (isSending) {
      target = { ...target, version: (await owner.call(transferShipment.transitionRoutes.pick, target)).version }
      version = (await owner.call(managedTransfer.routes.get, { id: row.id })).version
    }
    const step = isSending ? transferShipment.transitionRoutes.dispatch : transferShipment.transitionRoutes.pick
    const answers = await whileHeld(server.database.superUrl, { table: 'inventory.transfer', id: row.id }, () =>
      Promise.all([owner.send(step, target), owner.send(cancelOne, { id: row.id, version, scope: 'all', ...why })]),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const now = await owner.call(managedTransfer.routes.get, { id: row.id })
    if (answers[1]?.status === 200) expect(now).toMatchObject({ status: 'cancelled', lines: [{ shippedQuantity: 0 }] })
    else
      expect(now).toMatchObject({
        status: isSending ? 'in_transit' : 'in_fulfilment',
        lines: [{ cancelledQuantity: 0 }],
      })
    if (now.status === 'in_fulfilment')
      await owner.call(cancelOne, { id: row.id, version: now.version, scope: 'all', ...why })
    if (now.status === 'in_transit') {
      const sent = await owner.call(transferShipment.routes.get, { id: shipment.id })
      const back = { id: sent.id, version: sent.version, reason: 'Back' }
      const { version: recalled } = await owner.call(transferShipment.transitionRoutes.recall, back)
      await owner.call(transferShipment.transitionRoutes.takeBack, { id: sent.id, version: recalled })
    }
  }
  await expectWholeLedger(server.database.maintUrl)
})

test('two jobs and a person cancel the same transfers at once: each is cancelled once, and nobody waits in a circle', async () => {
  const { owner, companyId, fromStoreId, variantId, other, approved } = await transferShop(server)
  const created: Awaited<ReturnType<typeof approved>>[] = []
  for (const at of times(4)) {
    const lines = [
      { variantId, quantity: 1 },
      { variantId: other, quantity: 1 },
    ]
    created.push(await approved(at % 2 === 0 ? lines : lines.toReversed()))
  }
  const ids = created.map(({ id }) => id)
  const begun = await Promise.all(
    [ids, ids.toReversed()].map((chosen) => owner.call(cancelMany, { selection: { ids: chosen }, ...why })),
  )
  const [first] = created
  await whileHeld(server.database.superUrl, { table: 'inventory.transfer', companyId }, () =>
    Promise.all([
      ...begun.map(({ jobId }) => runJob(server.app.jobs, () => {}, { companyId, jobId })),
      owner.send(cancelOne, { id: first?.id ?? 0, version: first?.version ?? 0, scope: 'all', ...why }),
    ]),
  )
  const runs = await Promise.all(begun.map(({ jobId }) => owner.call(getCancelRun, { id: jobId })))
  const byJobs = runs.reduce((sum, { cancelled }) => sum + cancelled, 0)
  expect([3, 4]).toContain(byJobs)
  for (const { cancelled, refused } of runs) expect(cancelled + refused.length).toBe(4)
  expect((await owner.call(cancellable.routes.list, {})).items).toEqual([])
  const kept = `select sum(reserved + allocated)::float8 as kept from inventory.stock_pool where company_id = $1 and store_id = $2`
  expect(await query(server.database.superUrl, kept, [companyId, fromStoreId])).toEqual([{ kept: 0 }])
  for (const { id } of created)
    expect(await owner.call(managedTransfer.routes.get, { id })).toMatchObject({ status: 'cancelled', version: 4 })
  await expectWholeLedger(server.database.maintUrl)
})
