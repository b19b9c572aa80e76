import { createInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { transferMakers } from './transfer-factory.ts'

type Where = Parameters<typeof transferMakers>[1]

/** Invoices of transfers in each state that a step starts from, made by a colleague, since nobody approves his own. */
export function invoiceMakers(server: TestServer, where: Where): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await where.session())

  /** A transfer of which a shipment is on its way, and no invoice counts it. */
  async function createSent(): Promise<Found> {
    const sent = await transferMakers(server, where).get('inventory.transferShipment.recall')?.()
    const id = sent?.parent?.id ?? 0
    const { version } = await (await person()).call(managedTransfer.routes.get, { id })
    return { id, version, body: {} }
  }

  async function createDraft(): Promise<Found> {
    const transfer = await createSent()
    const { id } = await (await person()).call(createInvoice, { id: transfer.id, basis: 'shipped' })
    const created = 'update inventory.transfer_invoice set created_by = $2 where id = $1'
    await asSuperuser(server, created, [id, where.colleagueId])
    return { id, version: 2, body: {} }
  }

  async function after(...transitions: ('submit' | 'approve' | 'post')[]): Promise<Found> {
    const draft = await createDraft()
    const client = await person()
    let { version = 0 } = draft
    for (const transition of transitions)
      version = (await client.call(transferInvoice.transitionRoutes[transition], { id: draft.id, version })).version
    return { ...draft, version }
  }

  async function createRejected(): Promise<Found> {
    const { id, version = 0 } = await after('submit')
    const answer = await (
      await person()
    ).call(transferInvoice.transitionRoutes.reject, { id, version, reason: 'Wrong' })
    return { id, version: answer.version, body: {} }
  }

  return new Map([
    ['inventory.transfer_invoice', createDraft],
    ['inventory.transferInvoice.create', createSent],
    ['inventory.transferInvoice.approve', async () => await after('submit')],
    ['inventory.transferInvoice.reject', async () => await after('submit')],
    ['inventory.transferInvoice.post', async () => await after('submit', 'approve')],
    ['inventory.transferInvoice.dispute', async () => await after('submit', 'approve', 'post')],
    ['inventory.staleInvoice.reinitiate', createRejected],
  ])
}
