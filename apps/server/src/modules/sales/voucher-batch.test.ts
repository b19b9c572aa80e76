import { randomUUID } from 'node:crypto'
import { lookUpVoucher } from '@countinghouse/contract/sales/register-voucher'
import { vouchers } from '@countinghouse/contract/sales/voucher'
import {
  blockVoucherBatch,
  exportBatchCodes,
  issueVoucherBatch,
  voucherBatches,
} from '@countinghouse/contract/sales/voucher-batch'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

const batch = (more: object = {}) => ({
  uid: randomUUID(),
  name: 'Spring letter',
  quantity: 3,
  amountMinor: 500,
  expiresOn: null,
  reason: 'Spring campaign',
  ...more,
})

test('a batch is an expense once, its codes pay at the till, and blocking it stops what is left', async () => {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const { tillId } = await createTill(server, tenant)
  const [type] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-credit', 'Store credit', 'store_credit') returning id`,
    [companyId],
  )
  const socks = await createGoods(server, { companyId, storeId }, { price: 500, unitCost: '2.00', quantity: 10 })
  const { sell } = await openTill(owner, { tillId, storeId })
  const before = await balancesOf(server.app.db, companyId)
  const body = batch()
  const issued = await owner.call(issueVoucherBatch, body)
  expect(await owner.call(issueVoucherBatch, body)).toEqual(issued)
  const after = await balancesOf(server.app.db, companyId)
  expect([(after['6060'] ?? 0) - (before['6060'] ?? 0), (after['2310'] ?? 0) - (before['2310'] ?? 0)]).toEqual([
    1500, -1500,
  ])

  const file = await owner.send(exportBatchCodes, { id: issued.id, format: 'csv' })
  const codes = file.text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '')
  expect(new Set(codes).size).toBe(3)
  const colleague = await as({ may: ['voucher-batches:view', 'voucher-batches:issue'] })
  expect((await colleague.send(exportBatchCodes, { id: issued.id, format: 'csv' })).status).toBe(404)

  await sell([{ ...socks, quantity: 1 }], [{ ...paid(Number(type?.id), 500), reference: codes[0] ?? '' }])
  const [row] = (await owner.call(voucherBatches.routes.list, {})).items
  expect(row).toMatchObject({ quantity: 3, usedCount: 1, blockedCount: 0, issuedMinor: 1500, balanceMinor: 1000 })

  const blocked = await owner.call(blockVoucherBatch, { ...issued, reason: 'Posted on a website' })
  expect(blocked).toEqual({ id: issued.id, version: 2, blocked: 2 })
  expect((await owner.send(blockVoucherBatch, { ...issued, reason: 'Again' })).body.errorType).toBe('stale')
  expect((await owner.send(lookUpVoucher, { storeId, code: codes[1] ?? '' })).body.errorType).toBe(
    'sales.voucher_unusable',
  )
  const { items } = await owner.call(vouchers.routes.list, { status: ['blocked'] })
  expect(items).toHaveLength(2)
  await expectWholeLedger(server.database.maintUrl)
})

test('more than a thousand, a last day that is over, and nothing of a batch that is refused', async () => {
  const { owner, as } = await server.company()
  expect((await owner.send(issueVoucherBatch, batch({ quantity: 1001 }))).body.fields).toHaveProperty('quantity')
  expect((await owner.send(issueVoucherBatch, batch({ expiresOn: '2020-01-01' }))).body).toMatchObject({
    errorType: 'sales.rule_broken',
    fields: { expiresOn: [{ code: 'rule' }] },
  })
  expect((await owner.call(voucherBatches.routes.list, {})).items).toEqual([])
  const clerk = await as({ may: ['voucher-batches:view'] })
  expect((await clerk.send(issueVoucherBatch, batch())).status).toBe(403)
  // Asked for at once with keys of their own, it is issued once.
  const twice = batch()
  const answers = await Promise.all(times(8).map(() => owner.send(issueVoucherBatch, twice)))
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await owner.call(voucherBatches.routes.list, {})).items).toHaveLength(1)
  // A thousand are one statement and one journal.
  await owner.call(issueVoucherBatch, batch({ quantity: 1000 }))
  expect((await owner.call(voucherBatches.routes.list, {})).items).toMatchObject([
    { quantity: 1000, usedCount: 0 },
    { quantity: 3 },
  ])
})
