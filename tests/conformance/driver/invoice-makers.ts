import { makeInvoice } from '@countinghouse/contract/inventory/invoices-of-transfer'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { transferInvoice } from '@countinghouse/contract/inventory/transfer-invoice'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'
import { transferMakers } from './transfer-makers.ts'

type Where = Parameters<typeof transferMakers>[1]

/** Invoices of transfers in each state that a step starts from, made by a colleague, since nobody approves his own. */
export function invoiceMakers(server: TestServer, where: Where): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await where.session())

  /** A transfer of which a shipment is on its way, and no invoice counts it. */
  async function makeSent(): Promise<Found> {
    const sent = await transferMakers(server, where).get('inventory.transferShipment.recall')?.()
    const id = sent?.parent?.id ?? 0
    const { version } = await (await person()).call(managedTransfer.routes.get, { id })
    return { id, version, body: {} }
  }

  async function makeDraft(): Promise<Found> {
    const transfer = await makeSent()
    const { id } = await (await person()).call(makeInvoice, { id: transfer.id, basis: 'shipped' })
    const made = 'update inventory.transfer_invoice set created_by = $2 where id = $1'
    await asSuperuser(server, made, [id, where.colleagueId])
    return { id, version: 2, body: {} }
  }

  async function after(...acts: ('submit' | 'approve' | 'post')[]): Promise<Found> {
    const draft = await makeDraft()
    const client = await person()
    let { version = 0 } = draft
    for (const act of acts)
      version = (await client.call(transferInvoice.actRoutes[act], { id: draft.id, version })).version
    return { ...draft, version }
  }

  async function makeRejected(): Promise<Found> {
    const { id, version = 0 } = await after('submit')
    const answer = await (await person()).call(transferInvoice.actRoutes.reject, { id, version, reason: 'Wrong' })
    return { id, version: answer.version, body: {} }
  }

  return new Map([
    ['inventory.transfer_invoice', makeDraft],
    ['inventory.transferInvoice.create', makeSent],
    ['inventory.transferInvoice.approve', async () => await after('submit')],
    ['inventory.transferInvoice.reject', async () => await after('submit')],
    ['inventory.transferInvoice.post', async () => await after('submit', 'approve')],
    ['inventory.transferInvoice.dispute', async () => await after('submit', 'approve', 'post')],
    ['inventory.staleInvoice.reinitiate', makeRejected],
  ])
}
