import type { Supplier } from './find-suppliers.ts'
import type { Operations } from './operations.ts'

/** Who buys where, and from which account it is paid. */
export type Buyer = {
  readonly companyId: number
  readonly operations: Operations
  readonly currency: string
  readonly warehouseId: number
  /** Ids by code of the file. */
  readonly variantIds: ReadonlyMap<string, number>
  /** By their codes. */
  readonly suppliers: ReadonlyMap<string, Supplier>
  readonly bankId: number
  /** Where card payments wait until they are in the bank; null: nothing is sold by card. */
  readonly cardId: number | null
  /** Of goods on bills: the file names no tax. */
  readonly taxCodeId: number
}
