import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { downloadPaymentFile, paymentFile, proposeFile } from '@countinghouse/contract/payments/payment-file'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import { confirmBankAccount, proposeBankAccount } from '@countinghouse/contract/procure/supplier-bank'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = paymentFile
const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, as, companyId, supplierId, day, line, codeOf, purchase, postPurchase } = tenant
  const {
    '1020': bank = 0,
    '1010': cash = 0,
    '1200': receivable = 0,
    '6100': petty = 0,
  } = await accountsOf(server.app.db, companyId)
  const account = {
    code: 'MAIN',
    name: 'Main',
    accountId: bank,
    holder: 'Müller & Söhne',
    iban: 'gb29 NWBK 6016 1331 9268 19',
  }
  const { id: bankAccountId } = await owner.call(bankAccount.routes.create, account)
  const paid = async (price: string, more: object = {}) => {
    const { id: invoiceId, grossMinor } = await postPurchase(
      await purchase({ lines: [line(price, { accountId: petty, taxCodeId: codeOf('ZERO') })] }),
    )
    const lines = [{ invoiceId, amountMinor: grossMinor }]
    const entered = {
      uid: randomUUID(),
      supplierId,
      accountId: bank,
      paidOn: day,
      reference: 'Inv “7”',
      lines,
      ...more,
    }
    const draft = await owner.call(supplierPayment.routes.create, entered)
    return await owner.call(supplierPayment.transitionRoutes.send, { id: draft.id, version: draft.version })
  }
  const confirmAccount = async () => {
    const second = await as({ may: ['supplier:view', 'supplier:bank_confirm'] })
    const { items } = await owner.call(proposeBankAccount, {
      id: supplierId,
      scheme: 'iban',
      accountNumber: 'DE89370400440532013000',
      holder: 'Łódź Looms <Ltd>',
      bic: 'DEUTDEFF',
    })
    await second.call(confirmBankAccount, { id: items[0]?.id ?? 0 })
  }
  const propose = (client: Client = owner) => client.call(proposeFile, { bankAccountId, executeOn: later })
  const download = async (id: number, client: Client = owner) =>
    await server.app.http.inject({
      method: 'POST',
      url: `/api${downloadPaymentFile.path.replace('{id}', String(id))}`,
      headers: { authorization: `Bearer ${client.token}` },
      payload: {},
    })
  const other = { code: 'TILL', name: 'Till', accountId: cash, holder: 'M', iban: 'DE89370400440532013000' }
  return { ...tenant, account, other, bank, receivable, bankAccountId, paid, confirmAccount, propose, download }
}

test('sent payments become a file that the bank executes, the same each time it is downloaded', async () => {
  const { owner, as, account, bankAccountId, paid, confirmAccount, propose, download } = await seed()
  const first = await paid('100.05')
  const { number } = await paid('20', { reference: null })
  const { id, version } = await propose()
  const draft = await owner.call(routes.get, { id })
  expect(draft).toMatchObject({
    status: 'draft',
    currencyCode: 'GBP',
    paymentCount: 2,
    totalMinor: 12_005,
    payerIban: null,
  })
  expect(draft.lines).toMatchObject([{ supplierName: 'Looms Ltd', amountMinor: 10_005, maskedAccount: null }, {}])
  expect((await download(id)).json()).toMatchObject({ errorType: 'state_conflict' })
  expect((await owner.send(transitionRoutes.createFile, { id, version })).body).toMatchObject({
    errorType: 'payments.not_fileable',
    fields: { 'lines.0.supplierPaymentId': [{}], 'lines.1.supplierPaymentId': [{}] },
  })
  await confirmAccount()
  const created = await owner.call(transitionRoutes.createFile, { id, version })
  expect(created).toMatchObject({ status: 'created', payer: account.holder, payerIban: 'GB29NWBK60161331926819' })
  expect(created.lines[0]).toMatchObject({ maskedAccount: '•••• 3000' })
  const file = await download(id)
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toContain(`${created.number}.xml`)
  const { body } = file
  const all = (tag: string) =>
    [...body.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))].map((one) => one[1])
  expect(all('NbOfTxs')).toEqual(['2', '2'])
  expect(all('CtrlSum')).toEqual(['120.05', '120.05'])
  expect(all('InstdAmt')).toEqual(['100.05', '20.00'])
  expect(all('Nm')).toEqual(['Muller + Sohne', 'Muller + Sohne', '.odz Looms .Ltd.', '.odz Looms .Ltd.'])
  expect(all('IBAN')).toEqual(['GB29NWBK60161331926819', 'DE89370400440532013000', 'DE89370400440532013000'])
  expect(all('EndToEndId')).toEqual([first.number, number])
  expect(all('Ustrd')).toEqual(['Inv .7.', number])
  expect(all('Dt')).toEqual([later])
  expect(all('ChrgBr')).toEqual(['SHAR'])
  const { version: bankVersion } = await owner.call(bankAccount.routes.get, { id: bankAccountId })
  await owner.call(bankAccount.routes.update, { id: bankAccountId, version: bankVersion, holder: 'Renamed' })
  expect((await download(id)).body).toBe(body)
  const history = await owner.call(routes.history, { id })
  expect(history.items.map(({ action }) => action)).toEqual(['download', 'download', 'createFile', 'propose'])
  const clerk = await as({ may: ['payment-files:view', 'payment-files:create_file'] })
  expect((await download(id, clerk)).statusCode).toBe(403)
})

test('a payment is in one file until that is cancelled, and is not reversed meanwhile', async () => {
  const { owner, bankAccountId, paid, confirmAccount, propose, download } = await seed()
  const payment = await paid('100')
  await confirmAccount()
  const { id, version } = await propose()
  const nothing = { errorType: 'payments.nothing_to_file' }
  expect((await owner.send(proposeFile, { bankAccountId, executeOn: later })).body).toMatchObject(nothing)
  const line = { supplierPaymentId: payment.id }
  const entered = (...lines: (typeof line)[]) => ({ uid: randomUUID(), bankAccountId, executeOn: later, lines })
  expect((await owner.send(routes.create, entered(line))).body).toMatchObject({
    errorType: 'payments.already_filed',
    fields: { 'lines.0.supplierPaymentId': [{}] },
  })
  expect((await owner.send(routes.update, { id, version, lines: [line, line] })).body).toMatchObject({
    errorType: 'payments.already_filed',
    fields: { 'lines.1.supplierPaymentId': [{}] },
  })
  const created = await owner.call(transitionRoutes.createFile, { id, version })
  const reverse = () =>
    owner.send(supplierPayment.transitionRoutes.reverse, { id: payment.id, version: payment.version })
  expect((await reverse()).body).toMatchObject({ errorType: 'payments.in_file', details: { file: created.number } })
  const other = await owner.send(transitionRoutes.cancel, { id, version: created.version, reason: 'Wrong day' })
  expect(other.body).toMatchObject({ status: 'cancelled', reason: 'Wrong day' })
  expect((await download(id)).json()).toMatchObject({ errorType: 'state_conflict' })
  const again = await propose()
  expect((await reverse()).status).toBe(200)
  expect((await owner.send(transitionRoutes.createFile, again)).body).toMatchObject({
    errorType: 'payments.not_fileable',
    fields: { 'lines.0.supplierPaymentId': [{}] },
  })
})

test('sixteen proposals at once put a payment into one file', async () => {
  const { owner, bankAccountId, paid } = await seed()
  await paid('100')
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => owner.send(proposeFile, { bankAccountId, executeOn: later })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 201) expect(body).toMatchObject({ errorType: 'payments.nothing_to_file' })
})

test('what no bank would execute is refused at its field', async () => {
  const { owner, account, other, bank, receivable, paid, confirmAccount, propose } = await seed()
  const create = (more: object) => owner.send(bankAccount.routes.create, { ...other, ...more })
  expect((await create({ iban: 'GB29NWBK60161331926818', bic: 'NOPE' })).body).toMatchObject({
    errorType: 'payments.rule_broken',
    fields: { iban: [{}], bic: [{}] },
  })
  expect((await create({ accountId: bank })).body).toMatchObject({
    errorType: 'duplicate',
    details: { field: 'accountId', record: { code: account.code } },
  })
  expect((await create({ accountId: receivable })).body).toMatchObject({
    errorType: 'payments.not_cash',
    fields: { accountId: [{}] },
  })
  const payment = await paid('100')
  await confirmAccount()
  const { id: bankAccountId } = await owner.call(bankAccount.routes.create, other)
  const lines = [{ supplierPaymentId: payment.id }]
  expect(
    (await owner.send(routes.create, { uid: randomUUID(), bankAccountId, executeOn: later, lines })).body,
  ).toMatchObject({ errorType: 'payments.not_fileable', fields: { 'lines.0.supplierPaymentId': [{}] } })
  const { id, version } = await propose()
  const past = await owner.call(routes.update, { id, version, executeOn: '2020-01-01' })
  expect((await owner.send(transitionRoutes.createFile, { id, version: past.version })).body).toMatchObject({
    errorType: 'payments.execution_past',
    fields: { executeOn: [{}] },
  })
})
