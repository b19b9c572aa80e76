import {
  closePeriod,
  fiscalPeriods,
  getCloseChecklist,
  reopenPeriod,
  softClosePeriod,
} from '@countinghouse/contract/accounts/fiscal-period'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { verifyEveryNight } from './ledger-health/verify-ledger.ts'
import { postStock } from './post-stock.ts'

const server = useServer({ isOwn: true })

/** A company with one posting in March 2026, its first month. */
async function march() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  const [variantId = 0] = (await createProduct(db, companyId)).variantIds
  const add = (effectiveOn = '2026-03-10') =>
    post(db, companyId, { storeId, effectiveOn, lines: [{ kind: 'opening', variantId, quantity: 1, unitCost: '1' }] })
  await add()
  const month = async (name = '2026-03') => {
    const { items } = await owner.call(fiscalPeriods.routes.list, {})
    const found = items.find((one) => one.name === name)
    return { id: found?.id ?? 0, version: found?.version ?? 0 }
  }
  return { ...tenant, variantId, add, month, prove: () => verifyEveryNight(db, companyId) }
}

const isLate = (error: unknown) => expect(error).toMatchObject({ code: 'accounts.period_closed' })

test('a month is closed on a ledger that was proven after its last posting', async () => {
  const { owner, month, add, prove, companyId } = await march()
  const { id } = await month()
  const unproven = { key: 'inventory.ledger_unproven', path: '/wms/ledgerhealth/' }
  expect((await owner.call(getCloseChecklist, { id })).items).toMatchObject([unproven])
  expect((await owner.send(closePeriod, await month())).body).toMatchObject({
    errorType: 'accounts.month_not_ready',
    details: { closeChecklist: [unproven] },
  })
  await prove()
  // Of another month, it changes nothing.
  await add('2026-04-02')
  expect((await owner.call(getCloseChecklist, { id })).items).toEqual([])
  await add()
  expect((await owner.call(getCloseChecklist, { id })).items).toMatchObject([unproven])
  const { superUrl } = server.database
  const shift = (by: number) =>
    query(superUrl, `update inventory.stock_pool set value_minor = value_minor + $2 where company_id = $1`, [
      companyId,
      by,
    ])
  await shift(5)
  await prove()
  expect((await owner.call(getCloseChecklist, { id })).items).toMatchObject([
    { key: 'inventory.ledger_broken' },
    { key: 'inventory.stock_accounts_differ' },
  ])
  await shift(-5)
  await prove()
  await owner.call(closePeriod, await month())
  await expect(add()).rejects.toMatchObject({
    code: 'accounts.period_closed',
    details: { month: '2026-03', lock: 'closed', ledger: 'stock' },
  })
  await expect(add('2026-02-27')).rejects.toMatchObject({ code: 'accounts.period_closed' })
  await add('2026-04-01')
  await owner.call(reopenPeriod, { ...(await month()), reason: 'Late' })
  await owner.call(reopenPeriod, { ...(await month()), reason: 'Late' })
  await add()
  await expectWholeLedger(superUrl)
})

test('stock postings without a journal block the stock lock and the general ledger alone', async () => {
  const { owner, month, prove, companyId } = await march()
  await prove()
  const { superUrl } = server.database
  const journalled = (is: boolean) =>
    query(superUrl, 'update inventory.stock_posting set is_journalled = $2 where company_id = $1', [companyId, is])
  await journalled(false)
  const { id } = await month()
  const waiting = { key: 'inventory.stock_unjournalled', locks: ['stock', 'ledger'], canForce: true }
  expect((await owner.call(getCloseChecklist, { id })).items).toMatchObject([waiting])
  await owner.call(closePeriod, { ...(await month()), locks: ['payables'] })
  expect((await owner.send(closePeriod, { ...(await month()), locks: ['stock'] })).body).toMatchObject({
    details: { closeChecklist: [{ ...waiting, locks: ['stock'] }] },
  })
  await journalled(true)
  await owner.call(closePeriod, await month())
})

test('into a softly closed month posts who holds the right, and nobody else', async () => {
  const { owner, as, month, add, storeId, variantId } = await march()
  await owner.call(softClosePeriod, await month())
  await expect(add()).rejects.toMatchObject({ code: 'accounts.period_closed', details: { lock: 'soft' } })
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'FOUND', name: 'Found' })
  const permissions = ['view', 'create', 'post', 'reverse', 'backdate'].map((event) => `stockadjustment:${event}`)
  const holder = await as({ may: permissions })
  const finance = await as({ may: [...permissions, 'fiscal-periods:post_soft'] })
  const lines = [{ variantId, quantity: 2, unitCost: '1' }]
  const draft = { uid: randomUUID(), storeId, reasonId, effectiveOn: '2026-03-31', lines }
  const { id, version } = await holder.call(stockAdjustment.routes.create, draft)
  const refused = await holder.send(stockAdjustment.transitionRoutes.post, { id, version })
  expect(refused.body).toMatchObject({
    errorType: 'accounts.period_closed',
    message: expect.stringContaining('Stock of fiscal period 2026-03 is soft-closed.'),
    details: { lock: 'soft' },
  })
  const posted = await finance.call(stockAdjustment.transitionRoutes.post, { id, version })
  expect(posted.status).toBe('posted')
  const back = { id, version: posted.version }
  expect((await holder.send(stockAdjustment.transitionRoutes.reverse, back)).body.errorType).toBe(
    'accounts.period_closed',
  )
  await finance.call(stockAdjustment.transitionRoutes.reverse, back)
  await expectWholeLedger(server.database.superUrl)
})

test('C10: whoever closes waits for a posting under way, and then knows of it', async () => {
  const { owner, month, prove, companyId, storeId, variantId } = await march()
  await prove()
  const before = await month()
  const go = Promise.withResolvers<null>()
  const begun = Promise.withResolvers<null>()
  const posting = server.app.db.inTransaction({ companyId }, async (tx) => {
    const line = { kind: 'opening', variantId, quantity: 1, unitCost: '1' } as const
    const event = { sourceType: 'slow', sourceId: 1, eventNo: 1, effectiveOn: '2026-03-10', storeId, lines: [line] }
    await postStock({ companyId, userId: null, requestId: 'slow' }, event).execute(tx)
    begun.resolve(null)
    await go.promise
  })
  await begun.promise
  let isDone = false
  const closing = owner.send(closePeriod, before).finally(() => {
    isDone = true
  })
  await wait(300)
  expect(isDone).toBe(false)
  go.resolve(null)
  await posting
  expect((await closing).body).toMatchObject({
    errorType: 'accounts.month_not_ready',
    details: { closeChecklist: [{ key: 'inventory.ledger_unproven' }] },
  })
})

test('C10: closed against postings into the month, each lands before or is refused', async () => {
  const { owner, month, add, prove, companyId } = await march()
  const { superUrl } = server.database
  const counted = async () => {
    const rows = await query<{ n: number }>(
      superUrl,
      `select count(*)::int as n from inventory.stock_posting where company_id = $1 and effective_on = '2026-03-10'`,
      [companyId],
    )
    return rows[0]?.n ?? 0
  }
  for (let round = 0; round < 6; round++) {
    await prove()
    const before = await counted()
    const [closed, ...postings] = await Promise.all([
      owner.send(closePeriod, await month()),
      ...Array.from({ length: 8 }, async (_, nth) => {
        await wait(nth * round)
        return await add().then(
          () => true,
          (error: unknown) => {
            isLate(error)
            return false
          },
        )
      }),
    ])
    const landed = postings.filter(Boolean).length
    expect(await counted()).toBe(before + landed)
    if (closed.status === 200) {
      // What landed before it was closed would not have been proven.
      expect(landed).toBe(0)
      await owner.call(reopenPeriod, { ...(await month()), reason: 'Again' })
      await owner.call(reopenPeriod, { ...(await month()), reason: 'Again' })
    } else expect(closed.body.errorType).toBe('accounts.month_not_ready')
  }
  await expectWholeLedger(superUrl)
})
