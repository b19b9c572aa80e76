import { randomUUID } from 'node:crypto'
import { getCustomerStatement } from '@countinghouse/contract/payments/customer-statement'
import { getReceivables } from '@countinghouse/contract/payments/receivables'
import { writeOff } from '@countinghouse/contract/payments/write-off'
import { createApprovalRule, getApprovalChoices } from '@countinghouse/contract/desk/approval-rule'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { seedInvoices } from '../../../../../tests/support/invoices.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { checks } from './checks.ts'

const server = useServer({ isOwn: true })
const { routes, transitionRoutes } = writeOff

async function seed() {
  const tenant = await seedInvoices(server)
  const { owner, companyId, customerId, day, line, codeOf, sale, post } = tenant
  const invoiced = async (price: string, more: object = {}) =>
    await post(await sale({ lines: [line(price, { taxCodeId: codeOf('ZERO') })], ...more }))
  const draft = (lines: readonly object[], more: object = {}) =>
    owner.send(routes.create, {
      uid: randomUUID(),
      customerId,
      writtenOffOn: day,
      reason: 'Insolvent',
      lines,
      ...more,
    } as never)
  const step = async (name: keyof typeof transitionRoutes, id: number, more: object = {}) => {
    const { version } = await owner.call(routes.get, { id })
    return await owner.send(transitionRoutes[name], { id, version, ...more } as never)
  }
  return { ...tenant, invoiced, draft, step, balances: () => balancesOf(server.app.db, companyId) }
}

async function expectWhole() {
  await expectWholeLedger(server.database.maintUrl)
  const db = openDatabase({ url: server.database.maintUrl, size: 1 })
  try {
    for (const { id, issues } of checks) expect(await issues(db.reader({ companyId: null })), id).toEqual([])
  } finally {
    await db.close()
  }
}

test('E12: what will not be paid becomes bad debt, stands in the statement, and is receivable again once it is reversed', async () => {
  const { owner, customerId, invoiced, draft, step, balances } = await seed()
  const { id: invoiceId } = await invoiced('100')
  const { status, body } = await draft([{ invoiceId, amountMinor: 6000 }])
  expect(status).toBe(201)
  const { id } = body as unknown as { id: number }
  expect(body).toMatchObject({ status: 'draft', totalMinor: 6000, baseMinor: 6000, currencyCode: 'GBP' })
  expect((await step('post', id)).body).toMatchObject({ status: 'posted' })
  expect(await balances()).toMatchObject({ 1200: 4000, 6010: 6000 })
  expect((await owner.call(getReceivables, {})).rows).toMatchObject([{ partyId: customerId, totalMinor: 4000 }])
  const statement = await owner.call(getCustomerStatement, { partyId: customerId })
  expect(statement.accounts).toMatchObject([
    {
      closingMinor: 4000,
      entries: [{ kind: 'invoice' }, { kind: 'write_off', amountMinor: -6000, balanceMinor: 4000 }],
    },
  ])
  expect((await draft([{ invoiceId, amountMinor: 4001 }])).body).toMatchObject({
    errorType: 'payments.over_settled',
    fields: { 'lines.0.amountMinor': [expect.anything()] },
  })
  expect((await step('reverse', id)).body).toMatchObject({ status: 'reversed' })
  expect(await balances()).toMatchObject({ 1200: 10_000 })
  expect((await balances())['6010']).toBeUndefined()
  await expectWhole()
})

test('write-offs at once never take more than is open, and a rule asks another person', async () => {
  const { owner, as, invoiced, draft, step } = await seed()
  const { id: invoiceId } = await invoiced('100')
  const ids = await Promise.all(
    Array.from(
      { length: 4 },
      async () => ((await draft([{ invoiceId, amountMinor: 6000 }])).body as unknown as { id: number }).id,
    ),
  )
  const posted = await Promise.all(ids.map((id) => step('post', id)))
  expect(posted.filter(({ status }) => status === 200)).toHaveLength(1)
  const chief = await as({ may: ['write-offs:view', 'approvals:view'] })
  await owner.call(createApprovalRule, {
    documentType: writeOff.entity,
    name: 'Bad debt',
    amountFrom: 1000,
    currency: (await owner.call(getApprovalChoices, {})).currency,
    steps: [
      {
        roleId: chief.user?.user_roles[0]?.usrl_role_id ?? 0,
        userId: null,
        isAtStore: false,
        neededCount: 1,
        escalation: null,
      },
    ],
  })
  const { id } = (await draft([{ invoiceId, amountMinor: 4000 }])).body as unknown as { id: number }
  expect((await step('post', id)).body).toMatchObject({ status: 'pending' })
  expect((await step('withdraw', id)).body).toMatchObject({ status: 'draft' })
  const { id: small } = (await draft([{ invoiceId, amountMinor: 900 }])).body as unknown as { id: number }
  expect((await step('submit', small)).body).toMatchObject({ status: 'approved' })
  // What was paid meanwhile is refused, so that the amount must be open to change again.
  expect((await step('withdraw', small)).body).toMatchObject({ status: 'draft' })
  await expectWhole()
})
