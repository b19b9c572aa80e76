import { acceptBillPermission } from '@countinghouse/contract/purchase/order-bills'
import { billPriceTolerance } from '@countinghouse/contract/purchase/purchase-settings'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { priceDecimals } from '@countinghouse/kernel/money-line'
import { changedByRate, dividedExactly, minorOfUnits, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { quantityOfUnits, unitsOfQuantity } from '@countinghouse/kernel/quantity'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { MasterGuard, PostCtx, PostedDocument } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { may } from '../../../platform/access/permission.ts'
import { readSetting } from '../../../platform/config/settings.ts'
import { postJournals } from '../../accounts/index.ts'
import { isOfClaim } from '../supplier-claim/credit-claim.ts'
import type { BilledVariant } from './read-billed.ts'
import { readBilled } from './read-billed.ts'

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

/** Matches supplier invoices of purchase orders with order and receipts when they are posted. */
export const billGuard: MasterGuard = {
  beforePost: (ctx, tx, row) => requireMatch(ctx, tx, row as Bill),
  afterPost: (ctx, tx, row) => postDifference(ctx, tx, row as Bill),
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

/**
 * Moves what the invoice has beyond the cost of the received goods from goods received to the purchase variance, so that goods received are
 * settled when everything is invoiced. The credit note of a claim returns what an invoice moved there.
 */
async function postDifference(ctx: PostCtx, tx: Tx, bill: Bill): Promise<void> {
  const { companyId } = ctx
  const order = await findOrder(ctx, tx, bill)
  if (order === null && !(await isOfClaim(companyId, tx, bill.id))) return
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(l.debit_minor - l.credit_minor), 0)::bigint as amount
    from accounts.journal j
    join accounts.journal_line l on l.company_id = j.company_id and l.posted_on = j.posted_on and l.journal_id = j.id
    where j.company_id = ${companyId} and j.source = 'invoice' and j.source_type = 'supplier_invoice' and j.source_id = ${bill.id} and j.event_no = 1
      and l.account_id in (select r.account_id from accounts.posting_rule r where r.company_id = ${companyId} and r.role = 'goods_received')`.execute(
    tx,
  )
  const receivedMinor = order === null ? 0 : await costOfBilled(ctx, tx, order, bill)
  const differenceMinor = (rows[0]?.amount ?? 0) - receivedMinor
  if (differenceMinor === 0) return
  const line = { storeId: bill.storeId }
  const event = {
    source: 'invoice',
    sourceType: 'supplier_invoice',
    sourceId: bill.id,
    eventNo: 2,
    postedOn: bill.issuedOn,
    lock: 'payables',
    lines: [
      { ...line, role: 'purchase_variance', amountMinor: differenceMinor },
      { ...line, role: 'goods_received', amountMinor: -differenceMinor },
    ],
  } as const
  await postJournals(ctx, [event]).execute(tx)
}

/** Units: minor units of the company's currency. */
async function costOfBilled({ companyId }: PostCtx, tx: Tx, order: Ordered, bill: Bill): Promise<number> {
  const billed = quantities(bill)
  const products = await readBilled(companyId, tx, order.id, bill.id)
  return minorOfUnits(products.reduce((sum, product) => sum + costOf(product, billed.get(product.variantId) ?? 0n), 0n))
}

function quantities({ lines }: Bill): ReadonlyMap<number, bigint> {
  const sums = new Map<number, bigint>()
  for (const { variantId, accountId, quantity } of lines)
    if (variantId !== null && accountId === null)
      sums.set(variantId, (sums.get(variantId) ?? 0n) + unitsOfQuantity(quantity))
  return sums
}

/** Cost of the received goods that the invoice bills: the difference of two cumulative amounts, of no more than was accepted. */
function costOf({ quantity, accepted, posted, costMinor }: BilledVariant, billed: bigint): bigint {
  const most = unitsOfQuantity(accepted)
  const upTo = (units: bigint) =>
    dividedExactly(BigInt(costMinor) * (units > most ? most : units), unitsOfQuantity(quantity))
  const before = unitsOfQuantity(posted)
  return upTo(before + billed) - upTo(before)
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
