import { findRationLeft } from '@countinghouse/contract/inventory/ration-left'
import { rationLimit } from '@countinghouse/contract/inventory/ration-limit'
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
export async function rationShop(server: TestServer) {
  const shop = await transferShop(server)
  const { owner, toStoreId, variantId } = shop
  let made = 0
  const limit = (maxQuantity: number, more: Limit = { variantId }) => {
    made += 1
    const code = `L${made}`
    return owner.call(rationLimit.routes.create, { code, name: `Limit ${made}`, maxQuantity, ...more })
  }
  /** What is left of a variant; undefined: no limit holds. */
  const left = async (id = variantId, storeId = toStoreId): Promise<number | undefined> => {
    const { items } = await owner.call(findRationLeft, { toStoreId: storeId, variantIds: [id] })
    return items[0]?.left
  }
  return { ...shop, limit, left }
}
