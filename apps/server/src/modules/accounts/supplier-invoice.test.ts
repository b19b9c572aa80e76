import { randomUUID } from 'node:crypto'
import { createSupplierCredit } from '@countinghouse/contract/accounts/invoice-credits'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { taxCode } from '@countinghouse/contract/accounts/tax-code'
import { taxComponent } from '@countinghouse/contract/accounts/tax-component'
import { approve, listApprovals } from '@countinghouse/contract/desk/approval'
import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { expect, test } from 'vitest'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { accountsOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = supplierInvoice
const amounts = (journal: readonly { code: string; amount: number }[]) =>
  journal.map(({ code, amount }) => [code, amount])

async function seed() {
  const tenant = await seedInvoices(server)
  const accounts = await accountsOf(server.app.db, tenant.companyId)
  const component = await tenant.owner.call(taxComponent.routes.create, {
    code: 'HALF',
    name: 'Half',
    recoverable: 500_000,
  })
  const code = (kind: 'standard' | 'reverse_charge', rate: number) =>
    tenant.owner.call(taxCode.routes.create, {
      code: randomUUID().slice(0, 8),
      name: kind,
      kind,
      rates: [{ componentId: component.id, rate, validFrom: '2020-01-01' }],
    })
  return { ...tenant, petty: accounts['6100'] ?? 0, receivable: accounts['1200'] ?? 0, code }
}

test('received goods and an expense: input tax is claimed, and the supplier is owed the gross amount', async () => {
  const { variantId, petty, line, codeOf, purchase, postPurchase, journalOf } = await seed()
  const lines = [
    { variantId, quantity: 10, unitPrice: '12.5' },
    line('20', { accountId: petty, taxCodeId: codeOf('STD') }),
  ]
  const draft = await purchase({ lines, reference: 'L-77' })
  expect(draft).toMatchObject({ reference: 'L-77', netMinor: 14_500, taxMinor: 2900, grossMinor: 17_400 })
  const posted = await postPurchase(draft)
  expect(posted.number).toMatch(/^BILL-\d{4}-00001$/)
  const journal = await journalOf('supplier_invoice', draft.id)
  expect(amounts(journal)).toEqual([
    ['2000', -17_400],
    ['2010', 12_500],
    ['1400', 2900],
    ['6100', 2000],
  ])
  expect(journal[0]).toMatchObject({ party: 'supplier', dueOn: draft.dueOn })
})

test('tax that is not recoverable is part of the cost', async () => {
  const { petty, line, code, purchase, postPurchase, journalOf } = await seed()
  const { id: taxCodeId } = await code('standard', 200_000)
  const lines = [line('10.05', { accountId: petty, taxCodeId }), line('20', { accountId: petty, taxCodeId })]
  const draft = await purchase({ lines })
  expect(draft).toMatchObject({ netMinor: 3005, taxMinor: 601, grossMinor: 3606 })
  await postPurchase(draft)
  // Half of 6.01, rounded once, is 3.01.
  expect(amounts(await journalOf('supplier_invoice', draft.id))).toEqual([
    ['2000', -3606],
    ['6100', 3305],
    ['1400', 301],
  ])
})

test('under reverse charge the supplier charges no tax and the company accounts for it', async () => {
  const { petty, line, code, purchase, postPurchase, journalOf } = await seed()
  const { id: taxCodeId } = await code('reverse_charge', 100_000)
  const draft = await purchase({ lines: [line('50', { accountId: petty, taxCodeId })] })
  expect(draft).toMatchObject({ netMinor: 5000, taxMinor: 0, grossMinor: 5000, taxes: [] })
  await postPurchase(draft)
  expect(amounts(await journalOf('supplier_invoice', draft.id))).toEqual([
    ['2000', -5000],
    ['6100', 5250],
    ['1400', 250],
    ['2100', -500],
  ])
})

test('a credit note of a supplier has its number, and takes back what it credits', async () => {
  const { owner, petty, line, codeOf, purchase, postPurchase, journalOf } = await seed()
  const posted = await postPurchase(
    await purchase({ lines: [line('20', { accountId: petty, taxCodeId: codeOf('STD') })] }),
  )
  const { id } = await owner.call(createSupplierCredit, { id: posted.id, reference: 'G-1' })
  const credit = await postPurchase({ id, version: 1 })
  expect(credit).toMatchObject({ kind: 'credit_note', reference: 'G-1', originalName: posted.name })
  expect(credit.number).toMatch(/^SCN-\d{4}-00001$/)
  expect(amounts(await journalOf('supplier_invoice', id))).toEqual([
    ['2000', 2400],
    ['6100', -2000],
    ['1400', -400],
  ])
})

test('a number of a supplier is used once, lines have an account for manual posting or a product, errors are at their fields', async () => {
  const { owner, supplierId, storeId, day, petty, receivable, line, purchase } = await seed()
  const first = await purchase({ reference: 'A 1', lines: [line('1', { accountId: petty })] })
  const own = {
    uid: randomUUID(),
    supplierId,
    storeId,
    issuedOn: day,
    reference: 'a 1',
    lines: [line('1', { accountId: petty })],
  }
  expect(await owner.send(routes.create, own)).toMatchObject({
    status: 409,
    body: {
      errorType: 'accounts.supplier_reference_used',
      fields: { reference: [{}] },
      details: { record: { id: first.id } },
    },
  })
  for (const accountId of [null, receivable])
    expect(
      await owner.send(routes.create, { ...own, reference: 'B', lines: [line('1', { accountId })] }),
    ).toMatchObject({
      status: 422,
      body: { errorType: 'accounts.invoice_account', fields: { 'lines.0.accountId': [{}] } },
    })
})

test('an approval rule stops a large invoice; its number is assigned when it is posted', async () => {
  const { owner, as, petty, line, codeOf, purchase } = await seed()
  const { types } = await owner.call(getApprovalChoices, {})
  expect(types.map(({ entity }) => entity)).toContain('accounts.supplier_invoice')
  const approver = await as({ may: ['supplier-invoices:view', 'approvals:view'] })
  await owner.call(createApprovalRule, {
    documentType: 'accounts.supplier_invoice',
    name: 'Large',
    amountFrom: 10_000,
    currency: 'GBP',
    steps: [
      { userId: approver.user?.Usr_userid ?? 0, roleId: null, isAtStore: false, neededCount: 1, escalation: null },
    ],
  })
  const draft = await purchase({ lines: [line('100', { accountId: petty, taxCodeId: codeOf('STD') })] })
  const pending = await owner.call(transitionRoutes.post, { id: draft.id, version: 1 })
  expect(pending).toMatchObject({ status: 'pending', number: null })
  const { items } = await approver.call(listApprovals, {})
  await approver.call(approve, { id: items[0]?.id ?? 0 })
  const approved = await owner.call(routes.get, { id: draft.id })
  expect(approved).toMatchObject({ status: 'approved', number: null })
  const posted = await owner.call(transitionRoutes.post, { id: draft.id, version: approved.version })
  expect(posted).toMatchObject({ status: 'posted', number: expect.stringMatching(/^BILL-/) })
})
