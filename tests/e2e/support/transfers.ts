import { randomUUID } from 'node:crypto'
import { postStock } from '../../../apps/server/src/modules/inventory/index.ts'
import type { DirectConnections, Person, Shop } from './shop.ts'

type Row = { readonly id: number; readonly version: number; readonly number: string }
type Sent = { readonly toStoreId: number; readonly lines: readonly { variantId: number; quantity: number }[] }

/** Sends goods to another store of a company, which the owner asks for and somebody else approves. Answers the number of the shipment. */
export async function sendShipment(
  direct: DirectConnections,
  shop: Shop,
  approver: Person,
  { toStoreId, lines }: Sent,
): Promise<string> {
  const opening = {
    sourceType: 'delivery',
    sourceId: 1,
    eventNo: 1,
    effectiveOn: '2026-03-10',
    storeId: shop.storeId,
    lines: lines.map((line) => ({ kind: 'opening' as const, unitCost: '8', ...line })),
  }
  await direct.database.inTransaction({ companyId: shop.companyId }, async (tx) => {
    await postStock({ companyId: shop.companyId, userId: null, requestId: 'journey' }, opening).execute(tx)
  })
  const [owner, other] = [await direct.token(shop.owner.login), await direct.token(approver.login)]
  const transition = async (token: string, path: string, { id, version }: Row) =>
    await direct.call<Row>(token, 'POST', path.replace('{id}', String(id)), { version })
  const created = await direct.call<Row>(owner, 'POST', '/inventory/ito/create', {
    uid: randomUUID(),
    fromStoreId: shop.storeId,
    toStoreId,
    requestedOn: '2026-03-10',
    lines,
  })
  const requested = await transition(owner, '/inventory/ito/{id}/submit', created)
  const approved = await transition(other, '/inventory/ito/{id}/approve', requested)
  await transition(other, '/inventory/ito/{id}/release', approved)
  const { items } = await direct.call<{ items: Row[] }>(other, 'GET', '/inventory/transfer-shipment')
  const [planned] = items
  if (planned === undefined) throw new Error('Nothing was released.')
  const picked = await transition(other, '/inventory/transfer-shipment/{id}/pick', planned)
  return (await transition(other, '/inventory/transfer-shipment/{id}/dispatch', picked)).number
}
