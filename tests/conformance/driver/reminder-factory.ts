import { randomUUID } from 'node:crypto'
import { dunningLevel } from '@countinghouse/contract/payments/dunning-level'
import { proposeReminders, reminder } from '@countinghouse/contract/payments/reminder'
import { mailReminders } from '@countinghouse/contract/payments/reminder-mails'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly session: () => Promise<string>
  /** A posted invoice of a customer. */
  readonly createInvoice: () => Promise<Found>
}

/** Reminders of a customer, on a day when its invoice is overdue. */
export function reminderMakers(
  server: TestServer,
  { session, createInvoice }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())

  async function createOverdue(): Promise<Found> {
    const client = await person()
    const { items } = await client.call(dunningLevel.routes.list, { limit: 50 })
    const code = randomUUID().slice(0, 12)
    if (items.length === 0)
      await client.call(dunningLevel.routes.create, { code, name: code, daysOverdue: 1, message: 'Please pay.' })
    const { id } = await createInvoice()
    const { customerId } = await client.call(invoice.routes.get, { id })
    return { id: 0, version: undefined, body: { customerId, remindedOn: '2090-01-01' } }
  }

  async function createDraft(): Promise<Found> {
    const client = await person()
    const { body } = await createOverdue()
    const { items } = await client.call(proposeReminders, body)
    const { id, version } = await client.call(reminder.routes.get, { id: items[0]?.id ?? 0 })
    return { id, version, body: {} }
  }

  /** With a fee that is neither charged nor waived. */
  async function createSent(): Promise<Found> {
    const client = await person()
    const { id } = await createDraft()
    const { levelId } = await client.call(reminder.routes.get, { id })
    const level = await client.call(dunningLevel.routes.get, { id: levelId })
    await client.call(dunningLevel.routes.update, { id: levelId, version: level.version, feeMinor: 500 })
    const { version } = await client.call(reminder.routes.get, { id })
    const sent = await client.call(reminder.transitionRoutes.send, { id, version })
    return { id, version: sent.version, body: {} }
  }

  async function createRun(): Promise<Found> {
    const selection = { ids: [(await createDraft()).id] }
    const { jobId } = await (await person()).call(mailReminders, { selection })
    return { id: jobId, version: undefined, body: {} }
  }

  return new Map([
    ['payments.reminder.charge', createSent],
    ['payments.reminder.waive', createSent],
    [reminder.entity, createDraft],
    ['payments.reminder.propose', createOverdue],
    ['payments.reminder.mailMany', createDraft],
    ['payments.reminderRun.get', createRun],
  ])
}
