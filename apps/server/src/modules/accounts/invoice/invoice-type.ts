import type { invoice } from '@countinghouse/contract/accounts/invoice'
import type { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'

export type Direction = 'sale' | 'purchase'
export type InvoiceDocument = typeof invoice | typeof supplierInvoice

type Line = RowOf<typeof supplierInvoice>['lines'][number]
/** A line as it was entered; lines of customers have no account. */
export type EnteredLine = Pick<Line, 'quantity' | 'unitPrice'> &
  Partial<Pick<Line, 'variantId' | 'description' | 'discountPpm' | 'taxCodeId' | 'storeId' | 'accountId'>>

/** An invoice as it was entered, with its id once it is stored. */
export type EnteredInvoice = {
  readonly id?: number
  readonly kind: 'invoice' | 'credit_note'
  readonly customerId?: number
  readonly supplierId?: number
  readonly storeId: number
  readonly issuedOn: string
  readonly taxPoint?: string | null
  readonly reference?: string | null
  readonly paymentTermId?: number | null
  readonly currencyCode?: string | null
  readonly exchangeRate?: string | null
  readonly isTaxInclusive: boolean
  readonly taxPolicy: 'line' | 'document'
  /** What a receipt put on account or took off it: without tax of its own. */
  readonly isCharge?: boolean
  /** Fee and interest of a payment reminder. */
  readonly isReminderCharge?: boolean
  /** Its net amount is deferred income. */
  readonly isDeferred?: boolean
  readonly lines: readonly EnteredLine[]
}

/** An invoice of either direction, as it is stored. */
export type Invoice = RowOf<typeof supplierInvoice> & {
  readonly customerId?: number
  readonly supplierId?: number
  readonly isCharge?: boolean
  readonly isReminderCharge?: boolean
  readonly isDeferred?: boolean
  readonly taxExemption?: string | null
  readonly taxCertificate?: string | null
}
