import { randomUUID } from 'node:crypto'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { mostMinor } from '@countinghouse/kernel/minor'
import { bankDeposit } from '@countinghouse/contract/payments/bank-deposit'
import { getCashUp } from '@countinghouse/contract/payments/cash-up'
import { accountsOf } from '../../support/journals.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly companyId: number
  readonly storeId: number
  readonly session: () => Promise<string>
  readonly createBankAccount: () => Promise<number>
}

/** Deposits of cash that the safe has. */
export function depositMakers(
  server: TestServer,
  { companyId, storeId, session, createBankAccount }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const depositedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

  /** Journal entries of other tests in this world may have taken any amount. */
  async function safeOf(): Promise<number> {
    const { stores } = await (await person()).call(getCashUp, {})
    return stores.find((each) => each.storeId === storeId)?.safeMinor ?? 0
  }

  async function drafted() {
    const client = await person()
    const { '1010': safe = 0, '3000': capital = 0 } = await accountsOf(server.app.db, companyId)
    for (const amountMinor of floatsOf(await safeOf())) {
      const { id, version } = await client.call(journalEntry.routes.create, {
        uid: randomUUID(),
        postedOn: depositedOn,
        description: 'Float',
        lines: [
          { accountId: safe, debitMinor: amountMinor, storeId },
          { accountId: capital, creditMinor: amountMinor, storeId },
        ],
      })
      await client.call(journalEntry.transitionRoutes.post, { id, version })
    }
    const bankAccountId = await createBankAccount()
    return { uid: randomUUID(), storeId, bankAccountId, depositedOn, lines: [{ valueMinor: 50, pieces: 2 }] }
  }

  async function createDraft(): Promise<Found> {
    const { id, version } = await (await person()).call(bankDeposit.routes.create, await drafted())
    return { id, version, body: {} }
  }

  async function createSent(): Promise<Found> {
    const { id, version = 0 } = await createDraft()
    const sent = await (await person()).call(bankDeposit.transitionRoutes.send, { id, version })
    return { id, version: sent.version, body: { bankCountedMinor: null, creditedOn: null } }
  }

  return new Map([
    [bankDeposit.entity, createDraft],
    [
      'payments.bankDeposit.create',
      async () => {
        const draft = await drafted()
        return { id: 0, version: undefined, body: { ...draft, draft } }
      },
    ],
    ['payments.bankDeposit.confirm', createSent],
    ['payments.bankDeposit.cancel', createSent],
  ])
}

/** Amounts that leave 100 in the safe, none above what an entry takes. */
function floatsOf(safeMinor: number): readonly number[] {
  const missing = Math.max(100, 100 - safeMinor)
  const whole = Math.floor(missing / mostMinor)
  return [...Array.from({ length: whole }, () => mostMinor), missing - whole * mostMinor].filter((amount) => amount > 0)
}
