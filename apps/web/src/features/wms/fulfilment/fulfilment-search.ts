import { fulfilmentSubjects } from '@countinghouse/contract/wms/fulfilment'
import { reportSearch } from '../../../kit/report/report-search.ts'

/** Report filters with a list, by name. */
export const fulfilmentLists = {
  fromStoreId: 'erp.store',
  toStoreId: 'erp.store',
  categoryId: 'procure.category',
  brandId: 'procure.brand',
} as const

/** The product and the store of either side are set by links from other pages. */
export const fulfilmentSearch = reportSearch(fulfilmentSubjects, {
  fromStoreId: 'from_store',
  toStoreId: 'to_store',
  categoryId: 'category',
  brandId: 'brand',
  productId: 'product',
  storeId: 'store',
})
