import { createPrice, listProductPrices } from '@countinghouse/contract/procure/price'
import { product } from '@countinghouse/contract/procure/product'
import { activateProduct } from '@countinghouse/contract/procure/product-steps'
import { listVariants, setBarcodes } from '@countinghouse/contract/procure/variant'
import { createVirtualProduct, updateVirtualProduct } from '@countinghouse/contract/procure/virtual-bom'
import { arabicNames } from '../arabic-names.ts'
import type { Ground } from './ground.ts'
import type { Staff } from './staff.ts'

const name = 'Table gift set'
const barcode = '5012345000237'
/** Pieces by SKU; one by one they cost 50.50. */
const quantities = { 'TAB-003': 2, 'TAB-004': 1, 'TAB-005-OAT': 2 } as const
const amountMinor = 4500

/** A kit of goods of the table at a price of its own, which tills sell. */
export async function addGiftSet({ owner }: Staff, ground: Ground): Promise<void> {
  const like = ground.goods.find(({ code }) => code === 'TAB-003')?.productId ?? 0
  const { categoryId, taxClassId, baseUnitId } = await owner(product.routes.get, { id: like })
  const facts = { categoryId, taxClassId, baseUnitId }
  const { id, version } = await owner(createVirtualProduct, { kind: 'kit', code: 'TAB-021', name, ...facts })
  await owner(updateVirtualProduct, {
    id,
    version,
    priceMode: 'fixed',
    components: Object.entries(quantities).map(([sku, quantity]) => ({
      variantId: ground.goods.find(({ code }) => code === sku)?.variantId ?? 0,
      quantity,
    })),
  })
  const { items: prices } = await owner(listProductPrices, { productId: like })
  await owner(createPrice, { priceListId: prices[0]?.list.id ?? 0, productId: id, amountMinor })
  const { items: variants } = await owner(listVariants, { id })
  await owner(setBarcodes, { id: variants[0]?.id ?? 0, barcodes: [{ code: barcode }] })
  const { version: priced } = await owner(product.routes.get, { id })
  const named = await owner(product.routes.update, { id, version: priced, nameAr: arabicNames[name] ?? null })
  await owner(activateProduct, { id, version: named.version })
}
