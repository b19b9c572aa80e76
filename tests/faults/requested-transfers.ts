import { randomUUID } from 'node:crypto'
import { transfer } from '@countinghouse/contract/inventory/transfer'
import { addressOf } from '@countinghouse/contract/address-of'
import type { Caller } from '../support/long-work.ts'
import type { Product } from '../support/processes.ts'
import { demoGoods } from './demo-goods.ts'

/** Transfers between two stores of the demo company that wait for an answer; answers their ids. */
export async function requestedTransfers(product: Product, caller: Caller, count: number): Promise<number[]> {
  const { stores, variants } = await demoGoods(product)
  const [fromStoreId, toStoreId] = stores
  const lines = variants.map(({ id }) => ({ variantId: id, quantity: 1 }))
  const ids: number[] = []
  for (let n = 0; n < count; n++) {
    const entered = { uid: randomUUID(), fromStoreId, toStoreId, requestedOn: '2026-03-10', lines }
    const created = await caller.post<{ id: number; version: number }>(
      addressOf(transfer.routes.create, entered).url,
      entered,
    )
    const { url, body } = addressOf(transfer.transitionRoutes.submit, { id: created.id, version: created.version })
    await caller.post(url, body)
    ids.push(created.id)
  }
  return ids
}
