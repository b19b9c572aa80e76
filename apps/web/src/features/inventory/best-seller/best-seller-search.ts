import { bestSellerMeasures } from '@countinghouse/contract/inventory/best-seller'
import { reportSearch } from '../../../kit/report/report-search.ts'

/** Record filters of the report. */
export const bestSellerLists = {
  storeId: 'erp.store',
  categoryId: 'procure.category',
  brandId: 'procure.brand',
  seasonId: 'procure.season',
  supplierId: 'procure.supplier',
} as const

export const bestSellerSearch = reportSearch(bestSellerMeasures, {
  storeId: 'store',
  categoryId: 'category',
  brandId: 'brand',
  seasonId: 'season',
  supplierId: 'supplier',
})
