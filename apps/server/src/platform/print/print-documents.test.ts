import { randomUUID } from 'node:crypto'
import { reason } from '@countinghouse/contract/inventory/reason'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { expect, test } from 'vitest'
import { readPrintedCodes } from '../../../../../tests/support/printed-labels.ts'
import { createProduct } from '../../../../../tests/support/products.ts'
import type { Client } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()
const { routes, transitionRoutes } = stockAdjustment
// By any clock it is over.
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

async function shop() {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { variantIds } = await createProduct(server.app.db, companyId)
  const [variantId = 0] = variantIds
  const { id: reasonId } = await owner.call(reason.routes.create, { code: 'FOUND', name: 'Found' })
  const posted = async () => {
    const lines = [{ variantId, quantity: 5, unitCost: '2.5' }]
    const { id } = await owner.call(routes.create, {
      uid: randomUUID(),
      storeId,
      reasonId,
      effectiveOn: yesterday,
      lines,
    })
    return await owner.call(transitionRoutes.post, { id, version: 1 })
  }
  return { ...tenant, posted }
}

async function printed(client: Client, payload: object) {
  const headers = { authorization: `Bearer ${client.token}` }
  return await server.app.http.inject({ method: 'POST', url: `/api${routes.print.path}`, headers, payload })
}

test('documents are printed into one file in either language, by their numbers, and each remembers it', async () => {
  const { owner, posted } = await shop()
  const rows = [await posted(), await posted()]
  for (const language of ['en', 'ar']) {
    const answer = await printed(owner, { ids: rows.map(({ id }) => id), language })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    const pages = await readPrintedCodes(answer.rawPayload)
    expect(pages).toEqual(rows.map(({ number }) => [{ format: 'Code128', text: number }]))
  }
  const { items } = await owner.call(routes.history, { id: rows[0]?.id ?? 0 })
  expect(items.filter(({ action }) => action === 'print')).toHaveLength(2)
})

test('a draft has no bars, and what is of another store or company is not printed', async () => {
  const { owner, as, storeId, posted } = await shop()
  const row = await posted()
  const reasonId = row.reasonId
  const lines = row.lines.map(({ variantId }) => ({ variantId, quantity: 1 }))
  const draft = await owner.call(routes.create, { uid: randomUUID(), storeId, reasonId, effectiveOn: yesterday, lines })
  expect(await readPrintedCodes((await printed(owner, { ids: [draft.id] })).rawPayload)).toEqual([[]])
  const other = await shop()
  expect((await printed(other.owner, { ids: [row.id] })).statusCode).toBe(404)
  expect((await printed(await as({ may: [] }), { ids: [row.id] })).statusCode).toBe(403)
  expect((await printed(owner, { ids: [row.id], paper: 'receipt' })).statusCode).toBe(400)
  expect((await printed(owner, { ids: [] })).statusCode).toBe(400)
})
