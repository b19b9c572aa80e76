import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { buyingCompany } from '../../../../../tests/support/purchase.ts'
import { useServer } from '../../../../../tests/support/server.ts'

const server = useServer()

test('an edit writes the lines that it changes and leaves the others as they are', async () => {
  const { owner, tent, lamp, draft } = await buyingCompany(server)
  const line = (variantId: number, quantity: number) => ({ variantId, quantity, unitPrice: '2.5' })
  const [first, second, third] = [line(tent.variantId, 1), line(lamp.variantId, 2), line(tent.variantId, 3)]
  const { id, version } = await draft([first, second, third])
  let current = version
  const edit = async (lines: readonly ReturnType<typeof line>[]) => {
    const before = await writtenBy(id)
    const order = await owner.call(purchaseOrder.routes.update, { id, version: current, lines: [...lines] })
    current = order.version
    expect(order.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))).toEqual(
      lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
    )
    expect(order.goodsMinor).toBe(lines.reduce((sum, { quantity }) => sum + quantity * 250, 0))
    return (await writtenBy(id)).map((transaction, at) => transaction === before[at])
  }
  expect(await edit([first, { ...second, quantity: 5 }, third])).toEqual([true, false, true])
  expect(await edit([first, { ...second, quantity: 5 }, third])).toEqual([true, true, true])
  expect(await edit([first, { ...second, quantity: 5 }])).toEqual([true, true])
  expect(await edit([first, third, { ...second, quantity: 5 }])).toEqual([true, false, false])
  expect(await edit([third])).toEqual([false])
  const changes = await query<{ fields: string[] }>(
    server.database.superUrl,
    `select (select array_agg(c ->> 'field') from jsonb_array_elements(a.changes) c) as fields from platform.audit a
     where a.entity = 'purchase.purchase_order' and a.entity_id = $1 and a.action = 'purchase.purchaseOrder.update' order by a.id`,
    [id],
  )
  expect(changes.map(({ fields }) => fields?.includes('lines') ?? false)).toEqual([true, false, true, true, true])
})

/** The transaction that wrote each line, in their order. */
async function writtenBy(id: number): Promise<readonly string[]> {
  const rows = await query<{ transaction: string }>(
    server.database.superUrl,
    'select xmin::text as transaction from purchase.purchase_order_line where purchase_order_id = $1 order by line_no',
    [id],
  )
  return rows.map(({ transaction }) => transaction)
}
