import { randomUUID } from 'node:crypto'
import { postStock } from '../../../apps/server/src/modules/inventory/index.ts'
import type { BackDoor, Person, Shop } from './shop.ts'

type Row = { readonly id: number; readonly version: number; readonly number: string }
type Sent = { readonly toStoreId: number; readonly lines: readonly { variantId: number; quantity: number }[] }

/** Sends goods to another store of a company, which the owner asks for and somebody else approves. Answers the number of the shipment. */
export async function sendShipment(
  door: BackDoor,
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
  await door.database.inTransaction({ companyId: shop.companyId }, async (tx) => {
    await postStock({ companyId: shop.companyId, userId: null, requestId: 'journey' }, opening).execute(tx)
  })
  const [owner, other] = [await door.token(shop.owner.login), await door.token(approver.login)]
  const act = async (token: string, path: string, { id, version }: Row) =>
    await door.call<Row>(token, 'POST', path.replace('{id}', String(id)), { version })
  const made = await door.call<Row>(owner, 'POST', '/inventory/ito/create', {
    uid: randomUUID(),
    fromStoreId: shop.storeId,
    toStoreId,
    requestedOn: '2026-03-10',
    lines,
  })
  const asked = await act(owner, '/inventory/ito/{id}/submit', made)
  const approved = await act(other, '/inventory/ito/{id}/approve', asked)
  await act(other, '/inventory/ito/{id}/release', approved)
  const { items } = await door.call<{ items: Row[] }>(other, 'GET', '/inventory/transfer-shipment')
  const [planned] = items
  if (planned === undefined) throw new Error('Nothing was released.')
  const picked = await act(other, '/inventory/transfer-shipment/{id}/pick', planned)
  return (await act(other, '/inventory/transfer-shipment/{id}/dispatch', picked)).number
}
