import { randomUUID } from 'node:crypto'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { writeOff } from '@countinghouse/contract/payments/write-off'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly session: () => Promise<string>
  /** A posted invoice of a customer. */
  readonly createInvoice: () => Promise<Found>
}

/** Write-offs of an invoice in each state that a transition starts from. */
export function writeOffMakers(
  server: TestServer,
  { session, createInvoice }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const writtenOffOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

  async function drafted() {
    const { id: invoiceId } = await createInvoice()
    const { customerId, currencyCode } = await (await person()).call(invoice.routes.get, { id: invoiceId })
    const lines = [{ invoiceId, amountMinor: 1 }]
    return { uid: randomUUID(), customerId, writtenOffOn, currencyCode, reason: 'Insolvent', lines }
  }

  async function createDraft(): Promise<Found> {
    const { id, version } = await (await person()).call(writeOff.routes.create, await drafted())
    return { id, version, body: {} }
  }

  async function createPosted(): Promise<Found> {
    const { id, version = 0 } = await createDraft()
    const posted = await (await person()).call(writeOff.transitionRoutes.post, { id, version })
    return { id, version: posted.version, body: { reversedOn: null } }
  }

  async function createPending(): Promise<Found> {
    const { id } = await createDraft()
    const waiting = `update payments.write_off set status = 'pending', number = 'WO-P' || id where id = $1`
    await asSuperuser(server, waiting, [id])
    return { id, version: 2, body: {} }
  }

  return new Map([
    [writeOff.entity, createDraft],
    [
      'payments.writeOff.create',
      async () => {
        const draft = await drafted()
        const { invoiceId } = draft.lines[0] ?? {}
        return { id: 0, version: undefined, body: { ...draft, invoiceId, draft } }
      },
    ],
    ['payments.writeOff.withdraw', createPending],
    ['payments.writeOff.reverse', createPosted],
  ])
}
