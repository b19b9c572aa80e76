import { createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { approveCharge, changeCharge, getCharges } from '@countinghouse/contract/inventory/transfer-charge'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { chargingShop } from '../../../../../tests/support/charges.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { whileHeld } from '../../../../../tests/support/lock-waits.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'

const server = useServer({ isOwn: true })

async function yard() {
  const shop = await chargingShop(server)
  const { companyId, fromStoreId, variantId } = shop
  const lines = [{ kind: 'opening', variantId, quantity: 1000, unitCost: '8' }] as const
  await post(server.app.db, companyId, { storeId: fromStoreId, lines: [...lines] })
  return shop
}

test('approved while its goods are received, a charge is in their cost once', { timeout: patienceMs }, async () => {
  const { owner, chief, payer, dispatched, charged, opened, pool, toStoreId, variantId } = await yard()
  let worth = 0
  for (const _round of times(inputs.pairs)) {
    const { row, shipment } = await dispatched([{ variantId, quantity: 3 }])
    const charge = await charged(row.id, {
      basis: 'fixed',
      amountMinor: 100,
      allocateBy: 'qty',
      treatment: 'capitalise',
      transferShipmentId: shipment.id,
    })
    const receipt = await opened(shipment.number ?? '')
    await receipt.count(3)
    const held = { table: 'inventory.transfer', id: row.id }
    const answers = await whileHeld(server.database.superUrl, held, () =>
      Promise.all([
        chief.send(approveCharge, { id: charge.id, version: charge.version }),
        owner.send(transferReceipt.transitionRoutes.finish, { id: receipt.id, version: 1 }),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    worth += 2500
    expect(await pool(toStoreId)).toMatchObject({ value: worth })
    expect((await payer.call(getCharges, { id: row.id })).charges).toMatchObject([{ postedMinor: 100 }])
  }
  await expectWholeLedger(server.database.maintUrl)
})

test(
  'changed while the invoice is posted, a charge is as the invoice counts it, or the invoice waits',
  { timeout: patienceMs },
  async () => {
    const { owner, payer, as, approved, dispatched, chargeTypeId, variantId } = await yard()
    const creator = await as({ may: ['itoinvoice:view', 'itoinvoice:submit'] })
    const { routes, transitionRoutes } = transferInvoice
    for (const _round of times(inputs.pairs)) {
      const { row } = await dispatched([{ variantId, quantity: 3 }])
      const said = { basis: 'fixed', amountMinor: 100, allocateBy: 'qty', treatment: 'recharge' } as const
      const charge = await approved(row.id, said)
      const { id } = await creator.call(createInvoice, { id: row.id, basis: 'shipped' })
      await creator.call(transitionRoutes.submit, { id, version: (await creator.call(routes.get, { id })).version })
      const { version } = await owner.call(transitionRoutes.approve, {
        id,
        version: (await owner.call(routes.get, { id })).version,
      })
      const held = { table: 'inventory.transfer', id: row.id }
      const change = { id: charge.id, version: charge.version, chargeTypeId, ...said, amountMinor: 200 }
      const [posted, changed] = await whileHeld(server.database.superUrl, held, () =>
        Promise.all([owner.send(transitionRoutes.post, { id, version }), payer.send(changeCharge, change)]),
      )
      expect([posted.status, changed.status].toSorted()).toEqual([200, 409])
      const { charges } = await payer.call(getCharges, { id: row.id })
      const expected =
        posted.status === 200 ? { status: 'posted', amountMinor: 100 } : { status: 'draft', amountMinor: 200 }
      expect(charges).toMatchObject([expected])
      const refusal = posted.status === 200 ? changed.body.errorType : posted.body.errorType
      expect(['inventory.charge_counted', 'inventory.quantities_changed']).toContain(refusal)
    }
  },
)
