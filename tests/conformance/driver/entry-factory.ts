import { randomUUID } from 'node:crypto'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { accountsOf } from '../../support/journals.ts'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = { readonly companyId: number; readonly session: () => Promise<string> }

/** Journal entries and their templates, whose lines balance. */
export function entryMakers(server: TestServer, { companyId, session }: Where): Map<string, () => Promise<Found>> {
  async function entered() {
    const { '1020': bank = 0, '6200': rent = 0 } = await accountsOf(server.app.db, companyId)
    return {
      description: 'Rent',
      lines: [
        { accountId: rent, debitMinor: 1250 },
        { accountId: bank, creditMinor: 1250 },
      ],
    }
  }

  async function drafted() {
    return { uid: randomUUID(), postedOn: '2026-03-10', ...(await entered()) }
  }

  const partsOf = (draft: object): Found => ({ id: 0, version: undefined, body: { draft } })

  async function createPending(): Promise<Found> {
    const { id } = await server.client(await session()).call(journalEntry.routes.create, await drafted())
    const waiting = `update accounts.journal_entry set status = 'pending', number = 'JE-P' || id where id = $1`
    await asSuperuser(server, waiting, [id])
    return { id, version: 2, body: {} }
  }

  return new Map([
    ['accounts.journalEntry.create', async () => partsOf(await drafted())],
    ['accounts.journalEntry.withdraw', createPending],
    [
      'accounts.recurringJournal.create',
      async () => partsOf({ dayOfMonth: 1, nextOn: '2099-01-01', ...(await entered()) }),
    ],
  ])
}
