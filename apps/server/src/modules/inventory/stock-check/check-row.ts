import type { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import type { RowOf } from '../../../platform/document-handlers.ts'

export type Check = RowOf<typeof stockCheck>

/** What the ledger knows a check by. */
export const source = 'stock_check'
