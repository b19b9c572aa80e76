import { randomUUID } from 'node:crypto'
import { beginSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { receiptMakers } from './receipt-makers.ts'
import type { transferMakers } from './transfer-makers.ts'

type Where = Parameters<typeof transferMakers>[1]

/** Settlements in each state that a step starts from, proposed by a colleague, since nobody approves his own. */
export function settlementMakers(server: TestServer, where: Where): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await where.session())

  /** A shipment of which a piece is missing. */
  async function makeShort(): Promise<Found> {
    const counted = await receiptMakers(server, where).get('inventory.transfer_receipt')?.()
    const client = await person()
    const { id } = await client.call(transferReceipt.actRoutes.finish, { id: counted?.id ?? 0, version: 1 })
    const { shipmentId } = await client.call(transferReceipt.routes.get, { id })
    return { id: shipmentId, version: undefined, body: {} }
  }

  async function makeDraft(): Promise<Found> {
    const { id: shipmentId } = await makeShort()
    const { id, version } = await (await person()).call(beginSettlement, { uid: randomUUID(), shipmentId })
    return { id, version, body: {} }
  }

  async function after(...acts: ('submit' | 'approve' | 'reject')[]): Promise<Found> {
    const { id } = await makeDraft()
    const client = await person()
    for (const act of acts) {
      const { version } = await client.call(settlement.routes.get, { id })
      await client.call(settlement.actRoutes[act], { id, version, ...(act === 'reject' && { reason: 'Wrong' }) })
      const proposed = 'update inventory.settlement set submitted_by = $2 where id = $1'
      if (act === 'submit') await asSuperuser(server, proposed, [id, where.colleagueId])
    }
    return { id, version: (await client.call(settlement.routes.get, { id })).version, body: {} }
  }

  return new Map([
    ['inventory.settlement', makeDraft],
    ['inventory.settlement.create', makeShort],
    ['inventory.settlement.withdraw', async () => await after('submit')],
    ['inventory.settlement.approve', async () => await after('submit')],
    ['inventory.settlement.reject', async () => await after('submit')],
    ['inventory.settlement.reopen', async () => await after('submit', 'reject')],
    ['inventory.settlement.cancel', async () => await after('submit', 'reject')],
    ['inventory.settlement.post', async () => await after('submit', 'approve')],
  ])
}
