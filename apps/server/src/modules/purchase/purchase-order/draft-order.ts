import { purchaseOrder } from '@countinghouse/contract/purchase/purchase-order'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { createDocument } from '../../../platform/documents/document.ts'
import type { EnteredOrder, PurchaseOrder } from './calculate-order.ts'
import { completeDraft } from './calculate-order.ts'

type Line = {
  readonly variantId: number
  readonly quantity: number
  /** Null: that of the supplier. */
  readonly unitPrice: string | null
  /** Null: that of the purchase discounts. */
  readonly discountPpm: number | null
}

type Draft = Pick<
  EnteredOrder,
  'supplierId' | 'storeId' | 'orderedOn' | 'dueOn' | 'currency' | 'quantityReason' | 'discountPpm'
> & {
  readonly uid: string
  readonly supplierReference: string | null
  readonly lines: readonly Line[]
}

/** Creates a draft order that no one entered; what is left blank is that of the supplier. Throws: forbidden with details.reason store. */
export async function createOrderDraft(ctx: Ctx, tx: Tx, { uid, lines, ...draft }: Draft): Promise<PurchaseOrder> {
  const blank = { furtherDiscountPpm: null, dueOn: null, storeId: null, supplierCode: null }
  const entered = {
    ...draft,
    cancelOn: null,
    exchangeRate: null,
    paymentTermId: null,
    incoterm: null,
    incotermPlace: null,
    discountMinor: null,
    supplierNote: null,
    note: null,
    lines: lines.map((line) => ({
      ...blank,
      ...line,
      isFree: false,
      overReceiptPpm: null,
      underReceiptPpm: null,
      price: null,
      appliedDiscountPpm: null,
      appliedFurtherPpm: null,
      netMinor: null,
    })),
  } satisfies EnteredOrder & Record<string, unknown>
  const calculated = await completeDraft(ctx, tx, entered)
  return (await createDocument(ctx, tx, purchaseOrder, { uid, ...entered }, calculated)) as PurchaseOrder
}
