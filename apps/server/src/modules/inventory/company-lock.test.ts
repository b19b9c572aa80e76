import { getOwnCompany, updateOwnCompany } from '@countinghouse/contract/erp/company'
import { expect, test } from 'vitest'
import { untilLockAwaited } from '../../../../../tests/support/lock-waits.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { addStock } from '../../../../../tests/support/stock.ts'
import { postStock } from './index.ts'

const server = useServer()
const told = {
  status: 422,
  body: { errorType: 'erp.currency_locked', details: { locks: [expect.stringMatching(/^Stock was posted/)] } },
}

test('currency and fiscal year stay once stock was posted; the rest of the company does not', async () => {
  const tenant = await server.company()
  const { owner, companyId: id } = tenant
  const { version } = await owner.call(updateOwnCompany, { id, version: 1, baseCurrency: 'EUR' })
  await addStock(server.app.db, tenant)
  expect((await owner.call(getOwnCompany, { id })).locks).toHaveLength(1)
  expect(await owner.send(updateOwnCompany, { id, version, baseCurrency: 'JPY' })).toMatchObject(told)
  expect(await owner.send(updateOwnCompany, { id, version, fiscalYearStartMonth: '7' })).toMatchObject(told)
  expect(await owner.call(updateOwnCompany, { id, version, city: 'Bath' })).toMatchObject({ baseCurrency: 'EUR' })
  const other = await server.company()
  expect((await other.owner.call(getOwnCompany, { id: other.companyId })).locks).toEqual([])
})

test('a change of currency waits for the first posting that is under way, and is refused by it', async () => {
  const { owner, companyId: id, storeId } = await server.company()
  const { db } = server.app
  const { variantIds } = await createProduct(db, id)
  const [variantId = 0] = variantIds
  const { version } = await owner.call(getOwnCompany, { id })
  const changing = await db.inTransaction({ companyId: id }, async (tx) => {
    await postStock(
      { companyId: id, userId: null, requestId: 'test' },
      {
        sourceType: 'test',
        sourceId: 1,
        eventNo: 1,
        effectiveOn: '2026-03-10',
        storeId,
        lines: [{ kind: 'opening', variantId, quantity: 1, unitCost: '2.50' }],
      },
    ).execute(tx)
    const answer = owner.send(updateOwnCompany, { id, version, baseCurrency: 'JPY' })
    await untilLockAwaited(server.database.superUrl, answer)
    return { answer }
  })
  expect(await changing.answer).toMatchObject(told)
})
