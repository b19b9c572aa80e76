import { addCharge } from '@countinghouse/contract/inventory/transfer-charge'
import { chargeType } from '@countinghouse/contract/procure/charge-type'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { transferMakers } from './transfer-factory.ts'

type Where = Parameters<typeof transferMakers>[1]

const said = { basis: 'fixed', amountMinor: 100, allocateBy: 'qty', treatment: 'expense' } as const

/** Charges of transfers, entered by a colleague, since nobody approves his own. */
export function chargeMakers(server: TestServer, where: Where): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await where.session())

  /** An approved transfer, with what is said of a charge on it. */
  async function createTransfer(): Promise<Found> {
    const approved = await transferMakers(server, where).get('inventory.managedTransfer.release')?.()
    const [type] = (await (await person()).call(chargeType.routes.list, { q: 'FREIGHT' })).items
    const draft = { ...said, chargeTypeId: type?.id ?? 0 }
    return { id: approved?.id ?? 0, version: approved?.version, body: { draft } }
  }

  async function createCharge(): Promise<Found> {
    const { id: transferId, body } = await createTransfer()
    const draft = body['draft'] as typeof said & { chargeTypeId: number }
    const { id } = await (await person()).call(addCharge, { id: transferId, ...draft })
    const entered = 'update inventory.transfer_charge set entered_by = $2 where id = $1'
    await asSuperuser(server, entered, [id, where.colleagueId])
    return { id, version: 2, body: { draft } }
  }

  return new Map([
    ['inventory.transferCharge.create', createTransfer],
    ['inventory.transferCharge.preview', createTransfer],
    ['inventory.transfer_charge', createCharge],
  ])
}
