import { randomUUID } from 'node:crypto'
import { lookUpItem } from '@countinghouse/contract/sales/register-items'
import { completeSale } from '@countinghouse/contract/sales/register'
import { lookUpGiftCard, lookUpVoucher } from '@countinghouse/contract/sales/register-voucher'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { vouchers } from '@countinghouse/contract/sales/voucher'
import { getVoucherCodes } from '@countinghouse/contract/sales/voucher-codes'
import {
  blockVoucherBatch,
  createGiftCards,
  exportBatchCodes,
  voucherBatches,
} from '@countinghouse/contract/sales/voucher-batch'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { balancesOf } from '../../../../../tests/support/journals.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { times } from '../../../../../tests/support/run-concurrently.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger } from '../../../../../tests/support/stock.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const till = await createTill(server, tenant)
  const [type] = await query<{ id: string }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-gift', 'Gift voucher', 'voucher') returning id`,
    [companyId],
  )
  const socks = await createGoods(server, { companyId, storeId }, { price: 500, unitCost: '2.00', quantity: 10 })
  const { session } = await openTill(owner, { tillId: till.tillId, storeId })
  const create = async (more: object = {}) => {
    const body = { uid: randomUUID(), name: 'Counter cards', quantity: 3, amountMinor: null, expiresOn: null, ...more }
    const batch = await owner.call(createGiftCards, body)
    const file = await owner.send(exportBatchCodes, { id: batch.id, format: 'csv' })
    const codes = file.text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '')
    return { body, batch, codes }
  }
  const receipt = (sold: { amountMinor: number; code?: string }[], more: object = {}) => ({
    uid: randomUUID(),
    tillSessionId: session.id,
    soldAt: new Date().toISOString(),
    lines: [],
    grossMinor: 0,
    vouchers: sold,
    tenders: [
      paid(
        till.card,
        sold.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      ),
    ],
    ...more,
  })
  const rows = async () => (await owner.call(voucherBatches.routes.list, {})).items
  return { ...tenant, ...till, socks, giftType: Number(type?.id), create, receipt, rows }
}

test('a card is worth nothing until a receipt sells it, pays then, and is sold once', async () => {
  const { companyId, storeId, owner, create, receipt, rows, giftType, socks } = await shop()
  const before = await balancesOf(server.app.db, companyId)
  const { body, batch, codes } = await create()
  expect(new Set(codes).size).toBe(3)
  expect(await owner.call(createGiftCards, body)).toEqual(batch)
  expect(await balancesOf(server.app.db, companyId)).toEqual(before)
  const [code = '', other = ''] = codes
  expect((await owner.send(lookUpVoucher, { storeId, code })).body.errorType).toBe('sales.voucher_unknown')
  const card = await owner.call(lookUpGiftCard, { storeId, code })
  expect(card).toEqual({ name: `…${code.replaceAll('-', '').slice(-4)}`, amountMinor: null })

  const sale = await owner.call(completeSale, receipt([{ amountMinor: 2500, code: code.toLowerCase() }]))
  expect(sale.vouchers).toMatchObject([{ kind: 'gift', name: card.name, amountMinor: 2500 }])
  // Its code is on the card, and is not the one that the receipt would have drawn.
  expect(await owner.call(getVoucherCodes, { id: sale.id })).toEqual({ vouchers: [] })
  const after = await balancesOf(server.app.db, companyId)
  expect((after['2300'] ?? 0) - (before['2300'] ?? 0)).toBe(-2500)
  expect(await owner.call(lookUpVoucher, { storeId, code })).toMatchObject({ kind: 'gift', balanceMinor: 2500 })

  for (const sold of [[{ amountMinor: 1000, code }], [other, other].map((one) => ({ amountMinor: 1000, code: one }))])
    expect((await owner.send(completeSale, receipt(sold))).body).toMatchObject({
      errorType: 'sales.gift_card_sold',
      fields: { [`vouchers.${sold.length - 1}.code`]: [{ code: 'gift_card_sold' }] },
    })
  expect((await owner.send(lookUpGiftCard, { storeId, code })).body.errorType).toBe('sales.gift_card_sold')

  await owner.call(
    completeSale,
    receipt([], {
      lines: [{ variantId: socks.variantId, quantity: 1 }],
      grossMinor: 500,
      tenders: [{ ...paid(giftType, 500), reference: code }],
    }),
  )
  expect(await rows()).toMatchObject([
    {
      kind: 'gift_card',
      quantity: 3,
      amountMinor: null,
      issuedCount: 1,
      usedCount: 1,
      issuedMinor: 2500,
      balanceMinor: 2000,
    },
  ])
  await expectWholeLedger(server.database.maintUrl)
})

test('of eight tills that sell one card at once, one does', async () => {
  const { owner, create, receipt, rows } = await shop()
  const { codes } = await create()
  const answers = await Promise.all(
    times(8).map((at) => owner.send(completeSale, receipt([{ amountMinor: 1000 + at, code: codes[0] ?? '' }]))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...times(7).map(() => 409)])
  expect(await rows()).toMatchObject([{ issuedCount: 1 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('a card with an amount is sold for it, and again once its receipt was voided', async () => {
  const { storeId, owner, create, receipt, rows } = await shop()
  const { codes } = await create({ amountMinor: 5000, expiresOn: '2999-12-31' })
  const [code = ''] = codes
  expect(await owner.call(lookUpGiftCard, { storeId, code })).toMatchObject({ amountMinor: 5000 })
  expect((await owner.send(completeSale, receipt([{ amountMinor: 4000, code }]))).body).toMatchObject({
    errorType: 'sales.gift_card_amount',
    fields: { 'vouchers.0.amountMinor': [{ code: 'gift_card_amount' }] },
  })
  for (const round of [1, 2]) {
    const sale = await owner.call(completeSale, receipt([{ amountMinor: 5000, code }]))
    const { items } = await owner.call(vouchers.routes.list, { status: ['active'] })
    expect(items, String(round)).toMatchObject([{ kind: 'gift', expiresOn: '2999-12-31', balanceMinor: 5000 }])
    if (round === 2) continue
    await owner.call(voidSale, { id: sale.id, reason: 'Wrong amount' })
    expect((await owner.send(lookUpVoucher, { storeId, code })).body.errorType).toBe('sales.voucher_unusable')
  }
  expect(await rows()).toMatchObject([{ issuedCount: 1, usedCount: 0, issuedMinor: 5000 }])
  await expectWholeLedger(server.database.maintUrl)
})

test('cards of a blocked batch are neither sold nor accepted, and unknown codes are refused at their voucher', async () => {
  const { storeId, owner, as, create, receipt, rows } = await shop()
  const { batch, codes } = await create()
  const [sold = '', left = ''] = codes
  await owner.call(completeSale, receipt([{ amountMinor: 1000, code: sold }]))
  expect(await owner.call(blockVoucherBatch, { ...batch, reason: 'Cards were stolen' })).toMatchObject({ blocked: 3 })
  expect((await owner.send(lookUpVoucher, { storeId, code: sold })).body.errorType).toBe('sales.voucher_unusable')
  expect((await owner.send(completeSale, receipt([{ amountMinor: 1000, code: left }]))).body.fields).toHaveProperty([
    'vouchers.0.code',
  ])
  expect((await owner.send(lookUpGiftCard, { storeId, code: left })).body.errorType).toBe('sales.gift_card_blocked')
  expect(await rows()).toMatchObject([{ isBlocked: true, blockedCount: 3 }])
  // Blocked again, no card is counted twice.
  expect(await owner.call(blockVoucherBatch, { id: batch.id, version: 2, reason: 'Again' })).toMatchObject({
    blocked: 0,
  })

  for (const code of ['ABCD', '0000-0000-0000-0000-0'])
    expect((await owner.send(completeSale, receipt([{ amountMinor: 1000, code }]))).body).toMatchObject({
      errorType: 'sales.gift_card_unknown',
      fields: { 'vouchers.0.code': [{ code: 'gift_card_unknown' }] },
    })
  // The codes of another company are none here.
  const stranger = await shop()
  expect((await stranger.owner.send(lookUpGiftCard, { storeId: stranger.storeId, code: left })).body.errorType).toBe(
    'sales.gift_card_unknown',
  )
  const clerk = await as({ may: ['voucher-batches:view'] })
  const body = { uid: randomUUID(), name: 'Mine', quantity: 1, amountMinor: null, expiresOn: null }
  expect((await clerk.send(createGiftCards, body)).status).toBe(403)
  expect((await owner.send(createGiftCards, { ...body, expiresOn: '2020-01-01' })).body.fields).toHaveProperty(
    'expiresOn',
  )
  await expectWholeLedger(server.database.maintUrl)
})

test('a product of the type gift card is scanned for what its voucher is sold for, and is never sold as goods', async () => {
  const { companyId, storeId, owner, receipt, socks, card: byCard } = await shop()
  const card = await createProduct(server.app.db, companyId, { kind: 'gift_card', price: 2500 })
  const [variantId = 0] = card.variantIds
  expect((await owner.send(lookUpItem, { storeId, code: card.code })).body).toMatchObject({
    errorType: 'sales.gift_card_product',
    details: { amountMinor: 2500 },
  })
  const unpriced = await createProduct(server.app.db, companyId, { kind: 'gift_card' })
  expect((await owner.send(lookUpItem, { storeId, code: unpriced.code })).body.details).toEqual({ amountMinor: null })
  const lines = [socks.variantId, variantId].map((id) => ({ variantId: id, quantity: 1 }))
  expect(
    (await owner.send(completeSale, receipt([], { lines, grossMinor: 3000, tenders: [paid(byCard, 3000)] }))).body
      .errorType,
  ).toBe('sales.not_sellable')
})
