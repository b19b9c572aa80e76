import { randomUUID } from 'node:crypto'
import { receipt } from '@countinghouse/contract/inventory/receipt'
import { createPrice, listProductPrices } from '@countinghouse/contract/procure/price'
import { product } from '@countinghouse/contract/procure/product'
import { activateProduct } from '@countinghouse/contract/procure/product-steps'
import { listVariants, writeVariants } from '@countinghouse/contract/procure/variant'
import type { Ground } from './ground.ts'
import { daysAgo } from './ground.ts'
import type { Masters } from './masters.ts'
import type { Staff } from './staff.ts'

type Entered = {
  readonly code: string
  readonly name: string
  readonly nameAr: string
  readonly tracking: 'lot' | 'serial'
  readonly barcode: string
  readonly amountMinor: number
}

/** Oil in lots, of which one expires soon, and a mixer whose pieces are known by their serial numbers. */
export async function addTrackedGoods({ owner, storekeeper }: Staff, ground: Ground, masters: Masters): Promise<void> {
  const id = ground.goods.find(({ category }) => category === 'KIT')?.productId ?? 0
  const { brandId, categoryId, taxClassId, baseUnitId } = await owner(product.routes.get, { id })
  const { items: prices } = await owner(listProductPrices, { productId: id })
  const priceListId = prices[0]?.list.id ?? 0
  const create = async ({ barcode, amountMinor, ...entered }: Entered) => {
    const { id: productId } = await owner(product.routes.create, {
      ...entered,
      brandId,
      categoryId,
      taxClassId,
      baseUnitId,
    })
    await owner(writeVariants, { id: productId, cells: [{ colorId: null, sizeId: null, barcode, status: 'active' }] })
    await owner(createPrice, { priceListId, productId, amountMinor })
    const { version } = await owner(product.routes.get, { id: productId })
    await owner(activateProduct, { id: productId, version })
    const { items } = await owner(listVariants, { id: productId })
    return items[0]?.id ?? 0
  }
  const oil = await create({
    code: 'KIT-021',
    name: 'Olive oil, 500 ml',
    nameAr: 'زيت زيتون، 500 مل',
    tracking: 'lot',
    barcode: '5012345000213',
    amountMinor: 1290,
  })
  const mixer = await create({
    code: 'KIT-022',
    name: 'Stand mixer',
    nameAr: 'خلاط عجين',
    tracking: 'serial',
    barcode: '5012345000220',
    amountMinor: 24_900,
  })
  const lots = [
    { lotNo: 'L26-031', expiresOn: daysAgo(-21), quantity: 24 },
    { lotNo: 'L26-044', expiresOn: daysAgo(-300), quantity: 60 },
  ]
  const serials = ['MX-10441', 'MX-10442', 'MX-10443']
  const came = await storekeeper(receipt.routes.create, {
    uid: randomUUID(),
    storeId: ground.stores.WH1 ?? 0,
    reasonId: masters.reasons.FOUND ?? 0,
    supplierId: masters.suppliers.ALDERTON ?? 0,
    supplierDocNo: 'AF-7714',
    effectiveOn: daysAgo(0),
    lines: [
      ...lots.map((lot) => ({ variantId: oil, unitCost: '6.40', ...lot })),
      ...serials.map((lotNo) => ({ variantId: mixer, unitCost: '131.00', quantity: 1, lotNo })),
    ],
  })
  await storekeeper(receipt.transitionRoutes.post, { id: came.id, version: came.version })
}
