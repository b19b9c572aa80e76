import { listDecisions } from '@countinghouse/contract/desk/approval'
import { listNotifications } from '@countinghouse/contract/desk/notification'
import { supplier } from '@countinghouse/contract/procure/supplier'
import {
  confirmBankAccount,
  listBankAccounts,
  proposeBankAccount,
  rejectBankAccount,
  retireBankAccount,
  revealBankAccount,
} from '@countinghouse/contract/procure/supplier-bank'
import { approveSupplier } from '@countinghouse/contract/procure/supplier-steps'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes } = supplier
const iban = {
  scheme: 'iban',
  accountNumber: 'de89 3704 0044 0532 0130 00',
  holder: 'Atlas Ltd',
  bic: 'deutdeff',
} as const

async function twoPeople() {
  const company = await server.company()
  const may = (...events: string[]) => company.as({ may: events.map((event) => `supplier:${event}`) })
  const clerk = await may('view', 'create', 'edit', 'bank_edit')
  const second = await may('view', 'bank_edit', 'bank_confirm', 'bank_view')
  const { id } = await clerk.call(routes.create, { name: 'Atlas' })
  return { ...company, clerk, second, id }
}

test('an account is proposed by one person and confirmed by another, and takes the place of the old one', async () => {
  const { owner, clerk, second, id, companyId } = await twoPeople()
  const [first] = (await clerk.call(proposeBankAccount, { id, ...iban })).items
  const inbox = async (person: typeof clerk) => (await person.call(listDecisions, {})).items.map(({ key }) => key)
  expect(await inbox(second)).toEqual(['procure.accounts_pending'])
  expect(await inbox(clerk), 'without the right').toEqual([])
  const accountId = first?.id ?? 0
  expect(first).toMatchObject({ masked: '•••• 3000', bic: 'DEUTDEFF', currency: 'GBP', state: 'pending', isOwn: true })
  expect((await clerk.send(confirmBankAccount, { id: accountId })).status).toBe(403)
  expect(await owner.send(approveSupplier, { id, version: 1 })).toMatchObject({
    status: 409,
    body: { errorType: 'procure.bank_account_waits' },
  })
  const notices = (await second.call(listNotifications, {})).items
  expect(notices).toMatchObject([{ kind: 'bank_account_waits', address: `/procure/supplier/?open=${id}&tab=bank` }])
  const confirmed = await second.call(confirmBankAccount, { id: accountId })
  expect(confirmed.items[0]).toMatchObject({ state: 'active', isCoolingOff: true, isOwn: false })
  expect((await second.send(confirmBankAccount, { id: accountId })).body).toMatchObject({ errorType: 'state_conflict' })

  const next = { id, accountNumber: '12-34567 8', holder: 'Atlas Ltd', replacesId: accountId }
  const [proposed] = (await second.call(proposeBankAccount, next)).items
  expect(proposed).toMatchObject({ masked: '•••• 5678', replaces: '•••• 3000' })
  const nextId = proposed?.id ?? 0
  expect(await inbox(second), 'his own account').toEqual([])
  expect(await inbox(owner)).toEqual(['procure.accounts_pending'])
  expect(await second.send(confirmBankAccount, { id: nextId })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.same_person' },
  })
  const told = await owner.call(confirmBankAccount, { id: nextId })
  expect(told.items.map(({ masked, state }) => `${masked} ${state}`)).toEqual(['•••• 5678 active', '•••• 3000 retired'])
  await expect(
    query(
      server.database.superUrl,
      'update procure.supplier_bank_account set confirmed_by = proposed_by where company_id = $1',
      [companyId],
    ),
  ).rejects.toThrow('supplier_bank_account_two_people')
})

test('the number is kept sealed, shown whole to whoever may see it, and is in no history', async () => {
  const { owner, clerk, second, id, companyId } = await twoPeople()
  const [account] = (await clerk.call(proposeBankAccount, { id, ...iban })).items
  const accountId = account?.id ?? 0
  expect((await clerk.send(revealBankAccount, { id: accountId })).status).toBe(403)
  expect(await second.call(revealBankAccount, { id: accountId })).toEqual({ number: 'DE89370400440532013000' })
  const history = await owner.call(routes.history, { id })
  expect(history.items.map(({ action }) => action)).toEqual(['revealBankAccount', 'proposeBankAccount', 'create'])
  const [kept] = await query<{ found: boolean }>(
    server.database.superUrl,
    `select (select string_agg(t::text, '') from procure.supplier_bank_account t where company_id = $1)
      || (select string_agg(a::text, '') from platform.audit a where company_id = $1)
      || (select string_agg(encode(number_sealed, 'escape'), '') from procure.supplier_bank_account where company_id = $1)
      || (select string_agg(i::text, '') from platform.idempotency i where company_id = $1) like '%37040044%' as found`,
    [companyId],
  )
  expect(kept).toEqual({ found: false })
})

test('wrong numbers are refused at their field, and the account of another supplier only after a warning', async () => {
  const { owner, clerk, second, id } = await twoPeople()
  expect(
    await clerk.send(proposeBankAccount, { id, ...iban, accountNumber: 'DE89370400440532013001', bic: 'X' }),
  ).toMatchObject({
    status: 422,
    body: {
      errorType: 'procure.rule_broken',
      fields: { accountNumber: [{ message: expect.stringContaining('check digits') }], bic: [{ code: 'rule' }] },
    },
  })
  await clerk.call(proposeBankAccount, { id, ...iban })
  expect((await second.send(proposeBankAccount, { id, ...iban })).body).toMatchObject({
    errorType: 'procure.bank_account_known',
  })
  const other = await owner.call(routes.create, { name: 'Copycat' })
  expect(await owner.send(proposeBankAccount, { ...iban, id: other.id })).toMatchObject({
    status: 409,
    body: { errorType: 'procure.bank_account_elsewhere', message: expect.stringContaining('Atlas') },
  })
  const [copy] = (await owner.call(proposeBankAccount, { ...iban, id: other.id, isKnownElsewhere: true })).items
  expect(copy?.alsoOf).toEqual([{ id, name: 'Atlas' }])
  const rejected = await second.call(rejectBankAccount, { id: copy?.id ?? 0, reason: 'not theirs' })
  expect(rejected.items).toMatchObject([{ state: 'retired', confirmedBy: null, endReason: 'not theirs' }])
  const [mine] = (await clerk.call(listBankAccounts, { id })).items
  const withdrawn = await clerk.call(retireBankAccount, { id: mine?.id ?? 0, reason: 'typed wrong' })
  expect(withdrawn.items).toMatchObject([{ state: 'retired', confirmedBy: null }])
})

test('a merge gives no supplier an account that nobody confirmed for it, and the database moves none', async () => {
  const { owner, clerk, second, id, companyId } = await twoPeople()
  const sham = await clerk.call(routes.create, { name: 'Atlas Trading' })
  const [account] = (await clerk.call(proposeBankAccount, { ...iban, id: sham.id })).items
  const merge = { id, version: 1, others: [{ id: sham.id, version: 1 }] }
  const refusal = { status: 409, body: { errorType: 'procure.bank_account_open' } }
  expect(await owner.send(routes.merge, merge)).toMatchObject(refusal)
  const accountId = account?.id ?? 0
  await second.call(confirmBankAccount, { id: accountId })
  expect(await owner.send(routes.merge, merge)).toMatchObject(refusal)
  const moving = query(server.database.appUrl, 'update procure.supplier_bank_account set supplier_id = $1', [id])
  await expect(moving).rejects.toThrow('permission denied')
  await owner.call(retireBankAccount, { id: accountId, reason: 'same supplier twice' })
  await owner.call(routes.merge, merge)
  expect((await owner.call(listBankAccounts, { id })).items).toEqual([])
  const [kept] = await query<{ holder: number }>(
    server.database.superUrl,
    'select supplier_id::int as holder from procure.supplier_bank_account where company_id = $1',
    [companyId],
  )
  expect(kept).toEqual({ holder: sham.id })
})
