import { cancelJob } from '@countinghouse/contract/desk/job'
import { getLedgerHealth, verifyLedger } from '@countinghouse/contract/inventory/ledger-health'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { addStock, anotherStore, post } from '../../../../../tests/support/stock.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'
import { checks } from './checks.ts'
import { verifyEveryNight } from './ledger-health/verify-ledger.ts'

const server = useServer()
const silent = () => {}

async function shop() {
  const tenant = await server.company()
  const { companyId, owner } = tenant
  const variantId = await addStock(server.app.db, tenant)
  const health = () => owner.call(getLedgerHealth, {})
  const verify = async () => {
    const { jobId } = await owner.call(verifyLedger, {})
    await runJob(server.app.jobs, silent, { companyId, jobId })
  }
  const open = () =>
    query(
      server.database.superUrl,
      `select record_id::int as record, occurrences, arguments from desk.exception
       where company_id = $1 and kind = 'inventory.ledger_mismatch' and status = 'open'`,
      [companyId],
    )
  return { ...tenant, variantId, health, verify, open }
}

test('a proof by hand says who asked, how much there was, and that every check holds', async () => {
  const { health, verify, open } = await shop()
  expect(await health()).toMatchObject({ proofs: [], debts: [], debtCount: 0, strayMoves: 0 })
  await verify()
  const { proofs, monthsAhead } = await health()
  expect(proofs).toMatchObject([{ moves: 1, balances: 1, pools: 1, requestedBy: expect.stringMatching(/\w/) }])
  expect(proofs[0]?.checks.map(({ code }) => `inventory.${code}`)).toEqual(checks.map(({ id }) => id))
  expect(proofs[0]?.checks.flatMap(({ issues }) => issues)).toEqual([])
  expect(monthsAhead).toBeGreaterThan(1)
  expect(await open()).toEqual([])
})

test('the nightly proof finds what was changed past the ledger, tells the inbox once, and takes it back when it agrees again', async () => {
  const { companyId, health, open } = await shop()
  const raise = (by: number) =>
    query(
      server.database.superUrl,
      'update inventory.stock_pool set value_minor = value_minor + $2 where company_id = $1',
      [companyId, by],
    )
  await raise(5)
  for (let night = 0; night < 2; night++) await verifyEveryNight(server.app.db, companyId)
  const { proofs } = await health()
  const broken = proofs[0]?.checks.filter(({ issues }) => issues.length > 0)
  expect(proofs).toHaveLength(2)
  expect(proofs[0]).toMatchObject({ requestedBy: null })
  expect(broken).toMatchObject([
    { code: 'pools_are_worth_their_moves', issues: [expect.stringMatching(/value 2505, moves 2500$/)] },
    { code: 'stock_accounts_are_pools', issues: [expect.stringMatching(/general ledger 2500, stock ledger 2505$/)] },
  ])
  expect(await open()).toMatchObject([{ record: proofs[0]?.id, occurrences: 2, arguments: { issues: 2 } }])
  await raise(-5)
  await verifyEveryNight(server.app.db, companyId)
  expect(await open()).toEqual([])
})

test('a company without a move has no nightly proof, and nobody sees the proofs of another', async () => {
  const { companyId } = await server.company()
  await verifyEveryNight(server.app.db, companyId)
  const { health, verify } = await shop()
  await verify()
  const rows = await query(server.database.superUrl, 'select from inventory.ledger_proof where company_id = $1', [
    companyId,
  ])
  expect(rows).toEqual([])
  expect((await health()).proofs).toHaveLength(1)
})

test('a proof that is asked for while one is made is that one; cancelled it leaves none behind', async () => {
  const { companyId, owner, health } = await shop()
  const { jobId } = await owner.call(verifyLedger, {})
  expect(await owner.call(verifyLedger, {})).toEqual({ jobId })
  await owner.call(cancelJob, { id: jobId })
  await runJob(server.app.jobs, silent, { companyId, jobId })
  expect((await health()).proofs).toEqual([])
})

test('a debt is as old as the sale since which it was never covered, and only who has the store sees it', async () => {
  const { companyId, storeId, as, variantId, health } = await shop()
  const { db } = server.app
  const sell = (quantity: number) =>
    post(db, companyId, { storeId, mayOversell: true, lines: [{ kind: 'sale', variantId, quantity }] })
  await sell(12)
  await post(db, companyId, { storeId, lines: [{ kind: 'adjust_in', variantId, quantity: 3, unitCost: '2' }] })
  const { posting_id: first } = await sell(2.5)
  await sell(1)
  const { storeId: other } = await anotherStore(db, server.database.superUrl, { companyId, code: 'OTHER' })
  const [{ at } = { at: '' }] = await query<{ at: Date | string }>(
    server.database.superUrl,
    'select posted_at as at from inventory.stock_posting where company_id = $1 and id = $2',
    [companyId, first],
  )
  const { debts, debtCount } = await health()
  expect(debtCount).toBe(1)
  expect(debts).toMatchObject([{ storeId, variantId, quantity: 2.5, stockId: expect.any(Number), valueMinor: 500 }])
  expect(Date.parse(debts[0]?.since ?? '')).toBe(new Date(at).getTime())
  const clerk = await as({ may: ['ledgerhealth:view'], storeIds: [storeId] })
  expect((await clerk.call(getLedgerHealth, {})).debts[0]).not.toHaveProperty('valueMinor')
  const elsewhere = await as({ may: ['ledgerhealth:view'], storeIds: [other] })
  expect(await elsewhere.call(getLedgerHealth, {})).toMatchObject({ debts: [], debtCount: 0 })
})
