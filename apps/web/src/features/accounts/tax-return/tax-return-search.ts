import { reportSearch } from '../../../kit/report/report-search.ts'

/** The return, and the lines of each direction. */
export const taxViews = ['summary', 'sale', 'purchase'] as const

/** Period, view, store and component, in the address. */
export const taxReturnSearch = reportSearch(taxViews, { storeId: 'store', componentId: 'component' })
export type TaxReturnState = ReturnType<typeof taxReturnSearch.parse>

export const taxReturnLists = { storeId: 'erp.store', componentId: 'accounts.tax_component' } as const
