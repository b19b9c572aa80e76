import { randomUUID } from 'node:crypto'
import { getReceipt } from '@countinghouse/contract/sales/receipt'
import { completeSale } from '@countinghouse/contract/sales/register'
import { lookUpVoucher } from '@countinghouse/contract/sales/register-voucher'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { completeReturn, voidSale } from '@countinghouse/contract/sales/register-return'
import {
  blockVoucher,
  changeVoucherExpiry,
  getVoucher,
  getVoucherCode,
  issueVoucher,
  unblockVoucher,
  vouchers,
  writeOffVoucher,
} from '@countinghouse/contract/sales/voucher'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'
import { secretBox } from '../../platform/config/secret-box.ts'
import { newVoucher, normaliseVoucherCode, voucherCode } from './voucher/voucher-code.ts'

const server = useServer({ isOwn: true })

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  const types = await query<{ id: string; kind: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values
      ($1, 'zz-gift', 'Gift voucher', 'voucher'), ($1, 'zz-credit', 'Store credit', 'store_credit') returning id, kind`,
    [companyId],
  )
  const typeOf = (kind: string) => Number(types.find((type) => type.kind === kind)?.id)
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', quantity: 60 })
  const { session } = await openTill(owner, { tillId: till.tillId, storeId })
  const entered = (more: object) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [],
    grossMinor: 0,
    tenders: [],
    ...more,
  })
  const sellGift = async (amountMinor: number) => {
    const body = entered({ vouchers: [{ amountMinor }], tenders: [paid(till.card, amountMinor)] })
    const sale = await owner.call(completeSale, body)
    return { body, sale, code: await codeOf(sale.id) }
  }
  const codeOf = async (id: number) => (await owner.call(getVoucherCodes, { id })).vouchers[0]?.code ?? ''
  const lampFor = (...tenders: object[]) =>
    entered({ lines: [{ variantId: lamp.variantId, quantity: 1 }], grossMinor: 3000, tenders })
  const balances = async () => {
    const rows = await query<{ code: string; balance: string }>(
      server.database.superUrl,
      `select a.code, sum(d.debit_minor - d.credit_minor) as balance from accounts.balance_daily d
        join accounts.account a on a.company_id = d.company_id and a.id = d.account_id where d.company_id = $1 group by a.code`,
      [companyId],
    )
    return Object.fromEntries(rows.map(({ code, balance }) => [code, Number(balance)]))
  }
  const pay = (kind: 'voucher' | 'store_credit', tenderedMinor: number, reference: string | null = null) => ({
    paymentTypeId: typeOf(kind),
    tenderedMinor,
    changeMinor: 0,
    reference,
  })
  return { ...tenant, ...till, lamp, session, entered, sellGift, codeOf, lampFor, balances, pay }
}

test('a gift voucher is sold without tax, pays in parts, and its liability is its balance', async () => {
  const { owner, companyId, storeId, card, sellGift, lampFor, balances, pay } = await shop()
  const { body, sale, code } = await sellGift(5000)
  expect(sale).toMatchObject({ grossMinor: 0, payableMinor: 5000, vouchers: [{ kind: 'gift', amountMinor: 5000 }] })
  expect(await owner.call(completeSale, body)).toMatchObject({ id: sale.id })
  expect(await owner.call(getVoucherCodes, { id: sale.id }), 'sent again, it has the same code').toEqual({
    vouchers: [{ kind: 'gift', amountMinor: 5000, code }],
  })
  expect(await balances()).toMatchObject({ 1100: 5000, 2300: -5000 })
  const entry = code.toLowerCase().replaceAll('-', ' ')
  expect(await owner.call(lookUpVoucher, { storeId, code: entry })).toMatchObject({ kind: 'gift', balanceMinor: 5000 })
  const paidSale = await owner.call(completeSale, lampFor(pay('voucher', 3000, code)))
  const receipt = await owner.call(getReceipt, { id: paidSale.id })
  expect(receipt.tenders, 'the code is never stored').toMatchObject([
    { reference: `…${code.replaceAll('-', '').slice(-4)}` },
  ])
  expect(await owner.send(completeSale, lampFor(pay('voucher', 3000, code)))).toMatchObject({
    status: 409,
    body: { errorType: 'sales.voucher_short', details: { balanceMinor: 2000 } },
  })
  await owner.call(completeSale, lampFor(pay('voucher', 2000, code), paid(card, 1000)))
  expect((await balances())['2300']).toBe(0)
  const { items } = await owner.call(vouchers.routes.list, {})
  expect(items).toMatchObject([{ status: 'used', balanceMinor: 0, issuedMinor: 5000 }])
  const { moves } = await owner.call(getVoucher, { id: items[0]?.id ?? 0 })
  expect(moves.map(({ kind, amountMinor, balanceMinor }) => [kind, amountMinor, balanceMinor])).toEqual([
    ['issue', 5000, 5000],
    ['redeem', -3000, 2000],
    ['redeem', -2000, 0],
  ])
  const stored = await query(
    server.database.superUrl,
    `select row_to_json(v)::text as row from sales.voucher v where v.company_id = $1
      union all select row_to_json(t)::text from sales.sale_tender t where t.company_id = $1
      union all select coalesce(i.body, '') from platform.idempotency i where i.company_id = $1`,
    [companyId],
  )
  expect(stored.length).toBeGreaterThan(5)
  expect(JSON.stringify(stored)).not.toContain(code.slice(0, 9))
  await expectWholeLedger(server.database.superUrl)
})

test('a return pays back with store credit, which buys the exchange', async () => {
  const { owner, session, cash, codeOf, lampFor, balances, pay } = await shop()
  const sold = await owner.call(completeSale, lampFor(paid(cash, 3000)))
  const back = {
    uid: randomUUID(),
    tillSessionId: session.id,
    originalSaleId: sold.id,
    soldAt: new Date().toISOString(),
    reason: 'Wrong colour',
    lines: [{ lineNo: 1, quantity: 1 }],
  }
  expect(
    await owner.send(completeReturn, { ...back, tenders: [pay('voucher', 3000)] }),
    'a gift voucher is no refund',
  ).toMatchObject({ status: 422, body: { errorType: 'sales.tender_not_offered' } })
  const returned = await owner.call(completeReturn, {
    ...back,
    tenders: [pay('store_credit', 3000, 'entered by hand')],
  })
  expect(returned.vouchers).toMatchObject([{ kind: 'store_credit', amountMinor: 3000 }])
  expect((await balances())['2310']).toBe(-3000)
  const code = await codeOf(returned.id)
  expect(
    await owner.send(completeSale, lampFor(pay('voucher', 3000, code))),
    'store credit is not a gift voucher',
  ).toMatchObject({ status: 404, body: { errorType: 'sales.voucher_unknown' } })
  await owner.call(completeSale, lampFor(pay('store_credit', 3000, code)))
  expect((await balances())['2310']).toBe(0)
  await expectWholeLedger(server.database.superUrl)
})

test('voiding gives a voucher its balance back and cancels what the receipt issued, unless it was used', async () => {
  const { owner, storeId, sellGift, lampFor, balances, pay } = await shop()
  const { sale, code } = await sellGift(3000)
  const bought = await owner.call(completeSale, lampFor(pay('voucher', 3000, code)))
  const reason = 'Rung up twice'
  expect(await owner.send(voidSale, { id: sale.id, reason })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.voucher_used' },
  })
  await owner.call(voidSale, { id: bought.id, reason })
  expect(await owner.call(lookUpVoucher, { storeId, code })).toMatchObject({ balanceMinor: 3000 })
  await owner.call(voidSale, { id: sale.id, reason })
  expect(await owner.send(lookUpVoucher, { storeId, code })).toMatchObject({
    status: 409,
    body: { errorType: 'sales.voucher_unusable' },
  })
  expect(await balances()).toMatchObject({ 1100: 0, 2300: 0 })
  await expectWholeLedger(server.database.superUrl)
})

test('of sixteen tills that redeem one voucher at once, as many succeed as it can pay', async () => {
  const { owner, sellGift, lampFor, balances, pay } = await shop()
  const { code } = await sellGift(9000)
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => owner.send(completeSale, lampFor(pay('voucher', 3000, code)))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await balances())['2300']).toBe(0)
  await expectWholeLedger(server.database.superUrl)
})

test('store credit that is sent eight times at once with one uid is issued once', async () => {
  const { owner, balances } = await shop()
  const body = { uid: randomUUID(), amountMinor: 1500, reason: 'Late delivery' }
  const answers = await Promise.all(times(8).map(() => owner.send(issueVoucher, body)))
  expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 201))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect(await balances()).toMatchObject({ 6060: 1500, 2310: -1500 })
})

test('store credit for goodwill is an expense, and is blocked, extended and written off by version', async () => {
  const { owner, storeId, balances } = await shop()
  const body = { uid: randomUUID(), amountMinor: 1500, reason: 'Late delivery' }
  const { id, version } = await owner.call(issueVoucher, body)
  expect(await owner.call(issueVoucher, body)).toEqual({ id, version })
  const { code } = await owner.call(getVoucherCode, { id })
  expect(await balances()).toMatchObject({ 6060: 1500, 2310: -1500 })
  const blocked = await owner.call(blockVoucher, { id, version, reason: 'Reported stolen' })
  expect(blocked).toMatchObject({ status: 'blocked', blockReason: 'Reported stolen' })
  expect(await owner.send(lookUpVoucher, { storeId, code })).toMatchObject({
    body: { errorType: 'sales.voucher_unusable' },
  })
  expect(await owner.send(blockVoucher, { id, version, reason: 'Again' })).toMatchObject({
    status: 409,
    body: { errorType: 'stale' },
  })
  expect(await owner.send(writeOffVoucher, { id, version: blocked.version })).toMatchObject({
    status: 409,
    body: { errorType: 'state_conflict' },
  })
  const open = await owner.call(unblockVoucher, { id, version: blocked.version })
  expect(await owner.send(changeVoucherExpiry, { id, version: open.version, expiresOn: '2020-01-01' })).toMatchObject({
    status: 422,
    body: { fields: { expiresOn: expect.anything() } },
  })
  const extended = await owner.call(changeVoucherExpiry, { id, version: open.version, expiresOn: '2999-01-31' })
  expect(extended).toMatchObject({ status: 'active', expiresOn: '2999-01-31' })
  await owner.call(writeOffVoucher, { id, version: extended.version })
  expect(await balances()).toMatchObject({ 2310: 0, 4900: -1500 })
  await expectWholeLedger(server.database.superUrl)
})

test('nothing sold, an unknown code and a mistyped one are refused at their field', async () => {
  const { owner, storeId, entered, lampFor, pay } = await shop()
  expect(await owner.send(completeSale, entered({}))).toMatchObject({
    status: 400,
    body: { fields: { lines: expect.anything() } },
  })
  const unknown = voucherCode(secretBox(Buffer.alloc(32, 9)), { companyId: 1, uid: 'x', place: 0 })
  for (const code of [unknown, 'hello', ''])
    expect(await owner.send(completeSale, lampFor(pay('voucher', 3000, code === '' ? null : code)))).toMatchObject({
      status: 404,
      body: { errorType: 'sales.voucher_unknown', fields: { 'tenders.0.reference': expect.anything() } },
    })
  expect(await owner.send(lookUpVoucher, { storeId, code: unknown })).toMatchObject({ status: 404 })
})

test('codes differ by company and place, and one wrong or swapped character is seen', () => {
  const box = secretBox(Buffer.alloc(32, 1))
  const { code, lastFour } = newVoucher(box, { companyId: 1, uid: 'a', place: 0 })
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]$/)
  expect(code.replaceAll('-', '').endsWith(lastFour)).toBe(true)
  expect(voucherCode(box, { companyId: 2, uid: 'a', place: 0 })).not.toBe(code)
  expect(voucherCode(box, { companyId: 1, uid: 'a', place: 1 })).not.toBe(code)
  const plain = code.replaceAll('-', '')
  expect(normaliseVoucherCode(` ${code.toLowerCase()} `)).toBe(plain)
  const wrong = [...plain].map((letter, at) => plain.slice(0, at) + (letter === '7' ? '8' : '7') + plain.slice(at + 1))
  expect(wrong.map(normaliseVoucherCode).filter((found) => found !== null)).toEqual([])
})
