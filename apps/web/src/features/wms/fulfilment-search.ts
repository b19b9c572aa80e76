import { fulfilmentSubjects } from '@countinghouse/contract/wms/fulfilment'
import { reportSearch } from '../../kit/report-search.ts'

/** Lists that the report is narrowed to, by the names of its filters. */
export const fulfilmentLists = {
  fromStoreId: 'erp.store',
  toStoreId: 'erp.store',
  categoryId: 'procure.category',
  brandId: 'procure.brand',
} as const

/** A product and a store at either end are chosen elsewhere, and led here by. */
export const fulfilmentSearch = reportSearch(fulfilmentSubjects, {
  fromStoreId: 'from_store',
  toStoreId: 'to_store',
  categoryId: 'category',
  brandId: 'brand',
  productId: 'product',
  storeId: 'store',
})
