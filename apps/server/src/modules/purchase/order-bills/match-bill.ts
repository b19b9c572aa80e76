import { acceptBillPermission } from '@countinghouse/contract/purchase/order-bills'
import { billPriceTolerance } from '@countinghouse/contract/purchase/purchase-settings'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { priceDecimals } from '@countinghouse/kernel/money-line'
import { changedByRate, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { Ctx, MasterGuard, PostCtx, PostedDocument } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { applyPrepayment } from '../../payments/index.ts'
import { requireRebate, settleRebate } from '../rebate/credit-rebate.ts'
import type { BilledVariant } from './read-billed.ts'
import { readBilled } from './read-billed.ts'
import { postRest, prepaidShareOf, settleReceived } from './settle-received.ts'

type BillLine = {
  readonly variantId: number | null
  readonly accountId: number | null
  readonly quantity: number
  readonly unitPrice: string
  readonly discountPpm: number
}
type Bill = PostedDocument & {
  readonly supplierId: number
  readonly currencyCode: string
  readonly id: number
  readonly kind: 'invoice' | 'credit_note'
  readonly storeId: number
  readonly issuedOn: string
  readonly lines: readonly BillLine[]
}

/** Matches supplier invoices of purchase orders with order and receipts when they are posted, uses the prepayment of the order, and settles rebates. */
export const billGuard: MasterGuard = {
  async beforePost(ctx, tx, row) {
    await requireMatch(ctx, tx, row as Bill)
    await settleReceived(ctx, tx, row as Bill)
    await requireRebate(ctx, tx, row as Bill)
  },
  async afterPost(ctx, tx, row) {
    const settled = await postRest(ctx, tx, row as Bill)
    if (settled !== null && (row as Bill).kind === 'invoice') await settlePrepaid(ctx, tx, settled.orderId, row.id)
    await settleRebate(ctx, tx, row as Bill)
  },
}

/** Throws: what applyPrepayment throws. */
async function settlePrepaid(ctx: Ctx, tx: Tx, orderId: number, invoiceId: number): Promise<void> {
  const mostMinor = await prepaidShareOf(ctx, tx, { orderId, invoiceId })
  if (mostMinor > 0) await applyPrepayment(ctx, tx, { purchaseOrderId: orderId, invoiceId, mostMinor })
}

/**
 * Throws, at each line that differs: accounts.invoice_not_matched, for whoever may not accept differences. Locks: the order, so that two
 * invoices are matched one after the other.
 */
async function requireMatch(ctx: PostCtx, tx: Tx, bill: Bill): Promise<void> {
  const order = await findOrder(ctx, tx, bill)
  if (order === null) return
  requireSameTerms(ctx, order, bill)
  if (may(ctx.grants, acceptBillPermission)) return
  const tolerance = await readSetting(tx, ctx, billPriceTolerance)
  const ordered = new Map((await readBilled(ctx.companyId, tx, order.id, bill.id)).map((one) => [one.variantId, one]))
  const used = new Map<number, bigint>()
  const fields: Record<string, FieldErrors[string]> = {}
  const refuse = (at: number, field: string, message: string) => {
    fields[`lines.${at}.${field}`] = [{ code: 'rule', message }]
  }
  for (const [at, line] of bill.lines.entries()) {
    if (line.accountId !== null || line.variantId === null) continue
    const product = ordered.get(line.variantId)
    if (product === undefined) {
      refuse(at, 'variantId', format(text.bill_not_ordered, ctx.locale))
      continue
    }
    const before = used.get(line.variantId) ?? 0n
    const left = unitsOfQuantity(product.accepted) - unitsOfQuantity(product.posted) - before
    used.set(line.variantId, before + unitsOfQuantity(line.quantity))
    if (unitsOfQuantity(line.quantity) > left)
      refuse(at, 'quantity', format(text.bill_quantity, ctx.locale, { left: quantityOfUnits(left < 0n ? 0n : left) }))
    if (priceOf(line) > mostPrice(product, tolerance))
      refuse(at, 'unitPrice', format(text.bill_price, ctx.locale, { price: product.price }))
  }
  if (Object.keys(fields).length > 0) fail('accounts.invoice_not_matched', { fields })
}

type Ordered = { readonly id: number; readonly supplierId: number; readonly currency: string }

/** Prices of another supplier or currency are no prices of the order, whoever posts them. Throws: accounts.invoice_not_matched. */
function requireSameTerms({ locale }: PostCtx, order: Ordered, bill: Bill): void {
  const refusal = [{ code: 'rule', message: format(text.bill_terms, locale) }]
  const fields = {
    ...(bill.supplierId !== order.supplierId && { supplierId: refusal }),
    ...(bill.currencyCode !== order.currency && { currencyCode: refusal }),
  }
  if (Object.keys(fields).length > 0) fail('accounts.invoice_not_matched', { fields })
}

/** Units: millionths of a major unit, as prices have. */
function priceOf({ unitPrice, discountPpm }: BillLine): bigint {
  return changedByRate(unitsOfDecimal(unitPrice, priceDecimals), -discountPpm)
}

function mostPrice({ price }: BilledVariant, tolerancePpm: number): bigint {
  return changedByRate(unitsOfDecimal(price, priceDecimals), tolerancePpm)
}

/** Credit notes are those of an invoice that was matched. */
async function findOrder({ companyId }: PostCtx, tx: Tx, { id, kind }: Bill): Promise<Ordered | null> {
  if (kind !== 'invoice') return null
  const { rows } = await sql<Ordered>`
    select o.id, o.supplier_id as "supplierId", o.currency from purchase.order_bill b
    join purchase.purchase_order o on o.company_id = b.company_id and o.id = b.purchase_order_id
    where b.company_id = ${companyId} and b.invoice_id = ${id} for no key update of o`.execute(tx)
  return rows[0] ?? null
}
