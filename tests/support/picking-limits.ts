import { findPickingLimitLeft } from '@countinghouse/contract/inventory/picking-limit-left'
import { pickingLimit } from '@countinghouse/contract/inventory/picking-limit'
import type { TestServer } from './server.ts'
import { transferShop } from './transfers.ts'

type Limit = Partial<{
  variantId: number
  productId: number
  categoryId: number
  toStoreId: number
  periodDays: number
  validFrom: string
  validUntil: string
}>

/** Two stores as for transfers, with limits on what the second may get. */
export async function pickingLimitShop(server: TestServer) {
  const shop = await transferShop(server)
  const { owner, toStoreId, variantId } = shop
  let created = 0
  const limit = (maxQuantity: number, more: Limit = { variantId }) => {
    created += 1
    const code = `L${created}`
    return owner.call(pickingLimit.routes.create, { code, name: `Limit ${created}`, maxQuantity, ...more })
  }
  /** What is left of a variant; undefined: no limit holds. */
  const left = async (id = variantId, storeId = toStoreId): Promise<number | undefined> => {
    const { items } = await owner.call(findPickingLimitLeft, { toStoreId: storeId, variantIds: [id] })
    return items[0]?.left
  }
  return { ...shop, limit, left }
}
