import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import { demandsOf } from '../../../../../tests/support/reservations.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, post } from '../../../../../tests/support/stock.ts'
import { expireOverdue } from './expire-overdue.ts'

const server = useServer({ isOwn: true })

async function reserved(lines: number) {
  const { companyId, storeId } = await server.company()
  const { db } = server.app
  const { variantIds } = await createProduct(db, companyId)
  const [variantId = 0] = variantIds
  await post(db, companyId, { storeId, lines: [{ kind: 'opening', variantId, quantity: 1000, unitCost: '1' }] })
  const demands = demandsOf(db, companyId, { storeId, variantId })
  const wanted = Array.from({ length: lines }, (_, at) => [at + 1, 1] as const)
  const reservations = await demands.promise(wanted, { expiresOn: '2026-01-31' })
  const told = async () => {
    const rows = await query<{ released: { demandId: number }[] }>(
      server.database.superUrl,
      `select payload->'released' as released from platform.outbox where company_id = $1 and event = 'inventory.reservations_expired'`,
      [companyId],
    )
    return rows.flatMap(({ released }) => released.map(({ demandId }) => demandId))
  }
  return { companyId, ...demands, reservations, told }
}

test('every hour ends all that is over, batch after batch, and tells of each once', async () => {
  const { companyId, promise, pool, told } = await reserved(501)
  await promise([[900, 3]], { expiresOn: '2999-01-01' })
  await expireOverdue(server.app.db, companyId)
  expect(await pool()).toEqual({ allocatable: 1000, reserved: 3, allocated: 0 })
  expect((await told()).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 501 }, (_, at) => at + 1))
  await expireOverdue(server.app.db, companyId)
  expect(await told()).toHaveLength(501)
})

test('C14: what ends and what its document releases at the same moment is given back once', async () => {
  const { companyId, allocate, release, reservations, pool, told } = await reserved(40)
  await allocate(...reservations.slice(0, 20).map(({ reservationId }) => reservationId ?? 0))
  const ids = Array.from({ length: 40 }, (_, at) => at + 1)
  const [released] = await Promise.all([
    Promise.all(ids.map((id) => release(id))),
    expireOverdue(server.app.db, companyId),
    expireOverdue(server.app.db, companyId),
  ])
  const byDocument = released.flat().map(({ demandId }) => demandId)
  const byHour = await told()
  expect([...byDocument, ...byHour].toSorted((a, b) => a - b)).toEqual(ids)
  expect(await pool()).toEqual({ allocatable: 1000, reserved: 0, allocated: 0 })
  await expectWholeLedger(server.database.maintUrl)
})
