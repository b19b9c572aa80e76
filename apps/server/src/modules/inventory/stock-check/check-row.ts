import type { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'

export type Check = RowOf<typeof stockCheck>

/** Source type of stock checks in the ledger. */
export const source = 'stock_check'
