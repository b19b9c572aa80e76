import { randomUUID } from 'node:crypto'
import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { getBankLines, importStatements, postBankLine } from '@countinghouse/contract/payments/bank-lines'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { customer } from '@countinghouse/contract/crm/customer'
import { supplier } from '@countinghouse/contract/procure/supplier'
import { accountsOf } from '../../support/journals.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly companyId: number
  readonly session: () => Promise<string>
  readonly createBankAccount: () => Promise<number>
}

const bookedOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const bodyOf = ({ record }: { readonly record: Found | null }) => record?.body

/** Of a line that is open, or matched. */
export const bankLineBodies = Object.fromEntries(
  ['match', 'receive', 'pay', 'post', 'unmatch'].map((step) => [`payments.bankStatement.${step}`, bodyOf]),
)

/** A file of rows with one amount, received unless it has a sign. */
export function rowsFile(text: string, amount = '1.00'): string {
  return `Date,Amount,Description\n${bookedOn},${amount},${text}\n`
}

/** Statements with one line, and what it is matched with. */
export function bankStatementMakers(
  server: TestServer,
  { companyId, session, createBankAccount }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const capital = async () => (await accountsOf(server.app.db, companyId))['3000'] ?? 0

  async function createCustomer(): Promise<number> {
    const name = randomUUID().slice(0, 12)
    return (await (await person()).call(customer.routes.create, { code: name, name })).id
  }

  async function createSupplier(): Promise<number> {
    return (await (await person()).call(supplier.routes.create, { name: randomUUID().slice(0, 12) })).id
  }

  async function createStatement(amount = '1.00'): Promise<Found> {
    const client = await person()
    const bankAccountId = await createBankAccount()
    const said = { id: bankAccountId, fileName: 'a.csv' }
    const { statements } = await client.call(importStatements, said, {
      bytes: Buffer.from(rowsFile(randomUUID(), amount)),
    })
    const { id, version } = await client.call(bankStatement.routes.get, { id: statements[0]?.id ?? 0 })
    return { id, version, body: { lineNo: 1, bankAccountId } }
  }

  async function createBooked(): Promise<Found> {
    const statement = await createStatement()
    const client = await person()
    const { accountId } = await client.call(bankAccount.routes.get, { id: Number(statement.body['bankAccountId']) })
    const { id, version } = await client.call(journalEntry.routes.create, {
      uid: randomUUID(),
      postedOn: bookedOn,
      description: 'Received',
      lines: [
        { accountId, debitMinor: 100 },
        { accountId: await capital(), creditMinor: 100 },
      ],
    })
    await client.call(journalEntry.transitionRoutes.post, { id, version })
    const { lines } = await client.call(getBankLines, { id: statement.id })
    const journalLineIds = lines.flatMap(({ proposals }) =>
      proposals.flatMap((one) => (one.kind === 'entry' ? one.entry.journalLineId : [])),
    )
    return { ...statement, body: { lineNo: 1, journalLineIds } }
  }

  async function createPosted(): Promise<Found> {
    const { id } = await createStatement()
    const client = await person()
    await client.call(postBankLine, { id, lineNo: 1, accountId: await capital() })
    const { version } = await client.call(bankStatement.routes.get, { id })
    return { id, version, body: { lineNo: 1 } }
  }

  async function createReconciled(): Promise<Found> {
    const { id, version = 0 } = await createPosted()
    const done = await (await person()).call(bankStatement.transitionRoutes.reconcile, { id, version })
    return { id, version: done.version, body: {} }
  }

  return new Map([
    ['payments.bankRule.create', async () => ({ id: 0, version: undefined, body: { accountId: await capital() } })],
    [bankStatement.entity, () => createStatement()],
    ['payments.bankStatement.match', createBooked],
    [
      'payments.bankStatement.receive',
      async () => {
        const { body, ...statement } = await createStatement()
        return { ...statement, body: { lineNo: body['lineNo'], customerId: await createCustomer() } }
      },
    ],
    [
      'payments.bankStatement.pay',
      async () => {
        const { body, ...statement } = await createStatement('-1.00')
        return { ...statement, body: { lineNo: body['lineNo'], supplierId: await createSupplier() } }
      },
    ],
    [
      'payments.bankStatement.receivable',
      async () => ({ ...(await createStatement()), body: { customerId: await createCustomer() } }),
    ],
    [
      'payments.bankStatement.payable',
      async () => ({ ...(await createStatement()), body: { supplierId: await createSupplier() } }),
    ],
    ['payments.bankStatement.entries', async () => ({ ...(await createStatement()), body: { lineNo: 1 } })],
    [
      'payments.bankStatement.post',
      async () => ({ ...(await createStatement()), body: { lineNo: 1, accountId: await capital() } }),
    ],
    ['payments.bankStatement.unmatch', createPosted],
    ['payments.bankStatement.reconcile', createPosted],
    ['payments.bankStatement.reopen', createReconciled],
  ])
}
