import { randomUUID } from 'node:crypto'
import { completeSale } from '@countinghouse/contract/sales/register'
import { completeReturn } from '@countinghouse/contract/sales/register-return'
import { getVoucher, getVoucherCode, issueVoucher, vouchers } from '@countinghouse/contract/sales/voucher'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

/** A company with two tills that take vouchers. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const first = await createTill(server, tenant)
  const [{ id: other } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into sales.till (company_id, code, name, store_id) values ($1, 'TILL2', 'Second', $2) returning id::int`,
    [companyId, storeId],
  )
  const types = await query<{ id: number; kind: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values
      ($1, 'zz-gift', 'Gift voucher', 'voucher'), ($1, 'zz-credit', 'Store credit', 'store_credit') returning id::int, kind`,
    [companyId],
  )
  const typeOf = (kind: string) => types.find((type) => type.kind === kind)?.id ?? 0
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', quantity: 60 })
  const here = await openTill(owner, { tillId: first.tillId, storeId })
  const there = await openTill(owner, { tillId: other, storeId })
  const sell = async (sessionId: number, more: object, minutes = 0) => {
    const soldAt = new Date(Date.now() - minutes * 60_000).toISOString()
    const body = { uid: randomUUID(), tillSessionId: sessionId, soldAt, lines: [], grossMinor: 0, tenders: [], ...more }
    return await owner.call(completeSale, body)
  }
  const gift = async (amountMinor: number, type = first.cash, minutes = 0) => {
    const lamps = { lines: [{ variantId: lamp.variantId, quantity: 1 }], grossMinor: 3000 }
    const tenders = [paid(type, amountMinor + 3000)]
    const sale = await sell(here.session.id, { ...lamps, vouchers: [{ amountMinor }], tenders }, minutes)
    const code = (await owner.call(getVoucherCodes, { id: sale.id })).vouchers[0]?.code ?? ''
    return { sale, code }
  }
  const pay = async (sessionId: number, codes: readonly string[], kind = 'voucher') => {
    const tenders = codes.map((reference) => ({ ...paid(typeOf(kind), 3000 / codes.length), reference }))
    await sell(sessionId, { lines: [{ variantId: lamp.variantId, quantity: 1 }], grossMinor: 3000, tenders })
  }
  const flags = async () => {
    const { items } = await owner.call(vouchers.routes.list, { isFlagged: [true] } as never)
    const read = await Promise.all(items.map(async ({ id }) => (await owner.call(getVoucher, { id })).flags))
    return read.flat().map(({ kind }) => kind)
  }
  return { ...tenant, as, first, lamp, here, there, gift, pay, flags, typeOf }
}

test('a voucher that is used at another till within ten minutes of its sale is flagged, at its own till or later not', async () => {
  const { here, there, gift, pay, flags } = await shop()
  await pay(here.session.id, [(await gift(3000)).code])
  expect(await flags()).toEqual([])
  await pay(there.session.id, [(await gift(3000)).code])
  expect(await flags()).toEqual(['fast_use'])
  await pay(there.session.id, [(await gift(3000, undefined, 11)).code])
  expect(await flags()).toEqual(['fast_use'])
})

test('store credit of a refund is no sale of a voucher: it is used at another till at once', async () => {
  const { owner, here, there, pay, flags, typeOf, gift } = await shop()
  const { sale } = await gift(1000)
  const back = await owner.call(completeReturn, {
    uid: randomUUID(),
    tillSessionId: here.session.id,
    originalSaleId: sale.id,
    soldAt: new Date().toISOString(),
    reason: 'Changed mind',
    lines: [{ lineNo: 1, quantity: 1 }],
    tenders: [paid(typeOf('store_credit'), 3000)],
  } as never)
  const code = (await owner.call(getVoucherCodes, { id: back.id })).vouchers[0]?.code ?? ''
  await pay(there.session.id, [code], 'store_credit')
  expect(await flags()).toEqual([])
})

test('more than three vouchers on one receipt flag each of them', async () => {
  const { here, gift, pay, flags } = await shop()
  const codes = []
  for (let at = 0; at < 7; at++) codes.push((await gift(1000)).code)
  await pay(here.session.id, codes.slice(0, 3))
  expect(await flags()).toEqual([])
  await pay(
    here.session.id,
    codes.slice(3).map((code) => code),
  )
  expect(await flags()).toEqual(['many_at_once', 'many_at_once', 'many_at_once', 'many_at_once'])
})

test('store credit is flagged where the person who issued it uses it, and says the receipt', async () => {
  const { owner, here, pay, flags } = await shop()
  const { id } = await owner.call(issueVoucher, { uid: randomUUID(), amountMinor: 3000, reason: 'Goodwill' })
  const { code } = await owner.call(getVoucherCode, { id })
  await pay(here.session.id, [code], 'store_credit')
  expect(await flags()).toEqual(['own_issue'])
  const { flags: said, moves } = await owner.call(getVoucher, { id })
  expect(said).toEqual([{ kind: 'own_issue', receipt: moves.find(({ kind }) => kind === 'redeem')?.receipt }])
})

test('a voucher bought by card is flagged when its receipt is refunded, one bought in cash not', async () => {
  const { owner, first, here, gift, flags } = await shop()
  const refund = async ({ sale }: Awaited<ReturnType<typeof gift>>) =>
    await owner.call(completeReturn, {
      uid: randomUUID(),
      tillSessionId: here.session.id,
      originalSaleId: sale.id,
      soldAt: new Date().toISOString(),
      reason: 'Changed mind',
      lines: [{ lineNo: 1, quantity: 1 }],
      tenders: [paid(first.cash, 3000)],
    } as never)
  await refund(await gift(2000))
  expect(await flags()).toEqual([])
  await refund(await gift(2000, first.card))
  expect(await flags()).toEqual(['card_refunded'])
})
