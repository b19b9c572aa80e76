import { randomUUID } from 'node:crypto'
import { completeSale } from '@countinghouse/contract/sales/register'
import { lookUpGiftCard, lookUpVoucher } from '@countinghouse/contract/sales/register-voucher'
import { getVoucherCode, issueVoucher } from '@countinghouse/contract/sales/voucher'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { createGoods, createTill, openTill, paid } from '../../../../../tests/support/till.ts'

const server = useServer({ isOwn: true })
const unknown = '0000-0000-0000-0000-0'

/** A company with store credit of 50.00, and who looks up codes. */
async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner, as } = tenant
  const issued = { uid: randomUUID(), amountMinor: 5000, reason: 'Goodwill' }
  const { id } = await owner.call(issueVoucher, issued)
  const { code } = await owner.call(getVoucherCode, { id })
  const ada = await as({ may: ['register:view', 'register:sell'], storeIds: [storeId] })
  const ben = await as({ may: ['register:view', 'register:sell'], storeIds: [storeId] })
  const ask = async (client: typeof ada, wanted: string) => {
    const { status, body } = await client.send(lookUpVoucher, { storeId, code: wanted })
    return status === 200 ? 'found' : `${status} ${String(body['errorType'])}`
  }
  /** As if the misses so far were earlier. */
  const wait = async (minutes: number) =>
    await query(
      server.database.superUrl,
      `update sales.voucher_miss set missed_at = array(select a - make_interval(mins => $2) from unnest(missed_at) a),
         held_until = held_until - make_interval(mins => $2) where company_id = $1`,
      [companyId, minutes],
    )
  return { ...tenant, code, ada, ben, ask, wait }
}

const miss = '404 sales.voucher_unknown'
const held = '429 sales.voucher_throttled'

test('five unknown codes leave a user without look-ups for 15 minutes, a colleague not', async () => {
  const { storeId, code, ada, ben, ask, wait } = await shop()
  for (let at = 0; at < 4; at++) expect(await ask(ada, unknown)).toBe(miss)
  // What is found counts as nothing, and takes back no miss.
  for (let at = 0; at < 8; at++) expect(await ask(ada, code)).toBe('found')
  expect(await ask(ada, unknown)).toBe(miss)
  expect(await ask(ada, code)).toBe(held)
  expect(await ada.send(lookUpGiftCard, { storeId, code: unknown })).toMatchObject({ status: 429 })
  expect(await ask(ben, code)).toBe('found')
  await wait(14)
  expect(await ask(ada, code)).toBe(held)
  await wait(1)
  expect(await ask(ada, code)).toBe('found')
  expect(await ask(ada, unknown)).toBe(miss)
})

test('misses of more than 15 minutes ago count no more; those of gift cards count with those of vouchers', async () => {
  const { storeId, code, ada, ask, wait } = await shop()
  for (let at = 0; at < 3; at++) expect(await ask(ada, unknown)).toBe(miss)
  await wait(10)
  expect(await ada.send(lookUpGiftCard, { storeId, code: unknown })).toMatchObject({ status: 404 })
  await wait(6)
  for (let at = 0; at < 3; at++) expect(await ask(ada, unknown)).toBe(miss)
  expect(await ask(ada, code)).toBe('found')
  expect(await ask(ada, unknown)).toBe(miss)
  expect(await ask(ada, code)).toBe(held)
})

test('of sixteen guesses at once five are answered, and right codes at once are not held', async () => {
  const { code, ada, ben, ask } = await shop()
  const guesses = await Promise.all(Array.from({ length: 16 }, () => ask(ada, unknown)))
  expect(guesses.filter((answer) => answer === miss)).toHaveLength(5)
  expect(guesses.filter((answer) => answer === held)).toHaveLength(11)
  const right = await Promise.all(Array.from({ length: 4 }, () => ask(ben, code)))
  expect(right).toEqual(['found', 'found', 'found', 'found'])
})

test('a store of another company is unknown and counts as nothing', async () => {
  const { code, ada, ask } = await shop()
  const other = await server.company()
  for (let at = 0; at < 6; at++)
    expect(await ada.send(lookUpVoucher, { storeId: other.storeId, code: unknown })).toMatchObject({
      status: 404,
      body: { errorType: 'not_found' },
    })
  expect(await ask(ada, code)).toBe('found')
})

test('receipts with unknown codes count, and are refused with look-ups', async () => {
  const tenant = await shop()
  const { companyId, storeId, owner, code, ask } = tenant
  const till = await createTill(server, tenant)
  const [{ id: typeId } = { id: 0 }] = await query<{ id: number }>(
    server.database.superUrl,
    `insert into erp.payment_type (company_id, code, name, kind) values ($1, 'zz-credit', 'Store credit', 'store_credit') returning id::int`,
    [companyId],
  )
  const lamp = await createGoods(server, { companyId, storeId }, { price: 3000, unitCost: '12.00', quantity: 60 })
  const { session } = await openTill(owner, { tillId: till.tillId, storeId })
  const sell = async (reference: string) => {
    const sale = {
      uid: randomUUID(),
      tillSessionId: session.id,
      soldAt: new Date().toISOString(),
      lines: [{ variantId: lamp.variantId, quantity: 1 }],
      grossMinor: 3000,
      tenders: [{ ...paid(typeId, 3000), reference }],
    }
    return (await owner.send(completeSale, sale)).body['errorType']
  }
  const guesses = await Promise.all(Array.from({ length: 16 }, () => sell(unknown)))
  expect(guesses.filter((answer) => answer === 'sales.voucher_unknown')).toHaveLength(5)
  expect(guesses.filter((answer) => answer === 'sales.voucher_throttled')).toHaveLength(11)
  expect(await sell(code)).toBe('sales.voucher_throttled')
  expect(await ask(owner, code)).toBe(held)
})
