import { randomInt, randomUUID } from 'node:crypto'
import { account } from '@countinghouse/contract/accounts/account'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { paymentFile } from '@countinghouse/contract/payments/payment-file'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { confirmBankAccount, proposeBankAccount } from '@countinghouse/contract/procure/supplier-bank'
import { asSuperuser } from '../../support/people.ts'
import type { TestServer } from '../../support/server.ts'
import type { Found } from './found.ts'

type Where = {
  readonly colleagueId: number
  readonly session: () => Promise<string>
  /** Parts of a payment of an invoice, from the bank of the chart of accounts. */
  readonly payable: () => Promise<{ readonly supplierId: number; readonly uid: string; readonly paidOn: string }>
}

const executeOn = '2099-12-31'

/** Bank accounts with ledger accounts of their own, and files of sent payments whose suppliers can be paid. */
export function paymentFileMakers(
  server: TestServer,
  { colleagueId, session, payable }: Where,
): Map<string, () => Promise<Found>> {
  const person = async () => server.client(await session())
  const code = () => randomUUID().slice(0, 12)

  async function bankDraft() {
    const { id: accountId } = await (
      await person()
    ).call(account.routes.create, { code: String(randomInt(1e8, 1e9)), name: code(), type: 'asset', cashFlow: 'cash' })
    return { accountId, holder: 'Own Ltd', iban: 'GB29NWBK60161331926819' }
  }

  async function createBankAccount(): Promise<Found> {
    const draft = await bankDraft()
    const created = await (await person()).call(bankAccount.routes.create, { code: code(), name: code(), ...draft })
    return { id: created.id, version: created.version, body: { accountId: draft.accountId } }
  }

  /** Proposed by somebody else, so that the caller may confirm it. */
  async function makePayable(supplierId: number): Promise<void> {
    const client = await person()
    const accountNumber = String(randomInt(1e9, 1e12))
    const { items } = await client.call(proposeBankAccount, { id: supplierId, accountNumber, holder: 'Atlas' })
    const id = items[0]?.id ?? 0
    const proposing = 'update procure.supplier_bank_account set proposed_by = $1 where id = $2'
    await asSuperuser(server, proposing, [colleagueId, id])
    await client.call(confirmBankAccount, { id })
  }

  /** A bank account with a sent payment that is in no file. */
  async function sent() {
    const client = await person()
    const { id: bankAccountId, body } = await createBankAccount()
    const parts = await payable()
    const draft = await client.call(supplierPayment.routes.create, { ...parts, accountId: Number(body['accountId']) })
    const payment = await client.call(supplierPayment.transitionRoutes.send, { id: draft.id, version: draft.version })
    await makePayable(parts.supplierId)
    return { bankAccountId, supplierPaymentId: payment.id }
  }

  async function fileDraft() {
    const { bankAccountId, supplierPaymentId } = await sent()
    return { uid: randomUUID(), bankAccountId, executeOn, lines: [{ supplierPaymentId }] }
  }

  async function createFile(): Promise<Found> {
    const { id, version } = await (await person()).call(paymentFile.routes.create, await fileDraft())
    return { id, version, body: {} }
  }

  async function createCreated(): Promise<Found> {
    const { id, version = 0 } = await createFile()
    const created = await (await person()).call(paymentFile.transitionRoutes.createFile, { id, version })
    return { id, version: created.version, body: {} }
  }

  return new Map([
    ['payments.bank_account', createBankAccount],
    [
      'payments.bankAccount.create',
      async () => ({ id: 0, version: undefined, body: { currencyCode: null, draft: await bankDraft() } }),
    ],
    ['payments.payment_file', createFile],
    [
      'payments.paymentFile.create',
      async () => {
        const draft = await fileDraft()
        const { supplierPaymentId } = draft.lines[0] ?? {}
        return { id: 0, version: undefined, body: { ...draft, supplierPaymentId, draft } }
      },
    ],
    [
      'payments.paymentFile.propose',
      async () => {
        const { bankAccountId } = await sent()
        return { id: 0, version: undefined, body: { bankAccountId, draft: { bankAccountId, executeOn } } }
      },
    ],
    ['payments.paymentFile.cancel', createCreated],
    ['payments.paymentFile.download', createCreated],
  ])
}
