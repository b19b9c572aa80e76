import { randomUUID } from 'node:crypto'
import { startSettlement, settlement } from '@countinghouse/contract/inventory/settlement'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { receiptMakers } from './receipt-factory.ts'
import type { transferMakers } from './transfer-factory.ts'

type Where = Parameters<typeof transferMakers>[1]

/** Settlements in each state that a step starts from, proposed by a colleague, since nobody approves his own. */
export function settlementMakers(server: TestServer, where: Where): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await where.session())

  /** A shipment of which a piece is missing. */
  async function createShort(): Promise<Found> {
    const counted = await receiptMakers(server, where).get('inventory.transfer_receipt')?.()
    const client = await person()
    const { id } = await client.call(transferReceipt.transitionRoutes.finish, { id: counted?.id ?? 0, version: 1 })
    const { shipmentId } = await client.call(transferReceipt.routes.get, { id })
    return { id: shipmentId, version: undefined, body: {} }
  }

  async function createDraft(): Promise<Found> {
    const { id: shipmentId } = await createShort()
    const { id, version } = await (await person()).call(startSettlement, { uid: randomUUID(), shipmentId })
    return { id, version, body: {} }
  }

  async function after(...transitions: ('submit' | 'approve' | 'reject')[]): Promise<Found> {
    const { id } = await createDraft()
    const client = await person()
    for (const transition of transitions) {
      const { version } = await client.call(settlement.routes.get, { id })
      await client.call(settlement.transitionRoutes[transition], {
        id,
        version,
        ...(transition === 'reject' && { reason: 'Wrong' }),
      })
      const proposed = 'update inventory.settlement set submitted_by = $2 where id = $1'
      if (transition === 'submit') await asSuperuser(server, proposed, [id, where.colleagueId])
    }
    return { id, version: (await client.call(settlement.routes.get, { id })).version, body: {} }
  }

  return new Map([
    ['inventory.settlement', createDraft],
    ['inventory.settlement.create', createShort],
    ['inventory.settlement.withdraw', async () => await after('submit')],
    ['inventory.settlement.approve', async () => await after('submit')],
    ['inventory.settlement.reject', async () => await after('submit')],
    ['inventory.settlement.reopen', async () => await after('submit', 'reject')],
    ['inventory.settlement.cancel', async () => await after('submit', 'reject')],
    ['inventory.settlement.post', async () => await after('submit', 'approve')],
  ])
}
