import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import type { supplierClaim } from '@countinghouse/contract/purchase/supplier-claim'
import { format } from '@countinghouse/contract/text'
import { mostMinor } from '@countinghouse/kernel/minor'
import { currencyDigits } from '@countinghouse/kernel/money'
import type { FieldErrors } from '@countinghouse/kernel/errors'
import { decimalOfUnits, unitsOfDecimal } from '@countinghouse/kernel/exact'
import { netOfLine, priceDecimals } from '@countinghouse/kernel/money-line'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import type { Claimable } from './read-claimable.ts'
import { readClaimable } from './read-claimable.ts'

export type SupplierClaim = RowOf<typeof supplierClaim>
type EnteredClaim = Pick<SupplierClaim, 'purchaseOrderId' | 'currency' | 'lines'>
type Line = SupplierClaim['lines'][number]

/** Fills blank prices. Throws: purchase.no_total. Units: minor units of the currency of the claim. */
export async function calculateClaim(ctx: Ctx, tx: Tx, { purchaseOrderId, currency, lines }: EnteredClaim) {
  const products = await readClaimable(ctx.companyId, tx, purchaseOrderId)
  const known = new Map(products.map((product) => [product.variantId, product]))
  const digits = currencyDigits(currency)
  const claimed = lines.map((line) => {
    const unitPrice = line.unitPrice ?? priceOf(known.get(line.variantId), line.cause)
    const claimMinor = unitPrice === null ? 0 : netOfLine({ ...line, unitPrice, discountsPpm: [] }, digits)
    return { ...line, unitPrice, claimMinor }
  })
  const claimMinor = claimed.reduce((sum, line) => sum + line.claimMinor, 0)
  const tooLarge = claimed.flatMap((line, at) => (line.claimMinor >= mostMinor ? [`lines.${at}.quantity`] : []))
  if (claimMinor > mostMinor && tooLarge.length === 0) tooLarge.push('lines')
  if (tooLarge.length > 0) fail('purchase.no_total', atField(ctx, tooLarge, text.too_large))
  return { lines: claimed, claimMinor }
}

/** The invoiced price, or what it exceeds that of the order; null: there is none. */
function priceOf(product: Claimable | undefined, cause: Line['cause']): string | null {
  if (product === undefined) return null
  if (cause !== 'price') return product.billedPrice
  const [billed, ordered] = [product.billedPrice, product.orderPrice].map((price) =>
    unitsOfDecimal(price, priceDecimals),
  )
  const excess = (billed ?? 0n) - (ordered ?? 0n)
  return excess > 0n ? decimalOfUnits(excess, priceDecimals) : null
}

/**
 * Of each product no more is claimed than posted invoices have, and as not received no more than they have beyond the receipts. Throws, at
 * the lines: purchase.over_claim. Locks: the order, so that two claims of it are compared one after the other.
 */
export async function requireClaimable(ctx: Ctx, tx: Tx, { id, purchaseOrderId, lines }: SupplierClaim): Promise<void> {
  const { companyId, locale } = ctx
  await sql`
    select from purchase.purchase_order o where o.company_id = ${companyId} and o.id = ${purchaseOrderId} for no key update`.execute(
    tx,
  )
  const known = new Map((await readClaimable(companyId, tx, purchaseOrderId, id)).map((one) => [one.variantId, one]))
  const fields: Record<string, FieldErrors[string]> = {}
  for (const [at, { variantId, cause }] of lines.entries()) {
    const product = known.get(variantId)
    const own = lines.filter((line) => line.variantId === variantId)
    const claimedMinor = own.reduce((sum, line) => sum + (line.claimMinor ?? 0), 0)
    if (product === undefined || claimedMinor > product.netMinor - product.claimedMinor)
      fields[`lines.${at}.variantId`] = [{ code: 'rule', message: format(text.claim_not_invoiced, locale) }]
    else if (lines[at]?.claimMinor === 0)
      fields[`lines.${at}.unitPrice`] = [{ code: 'rule', message: format(text.claim_price, locale) }]
    else if (cause === 'not_received') {
      const missing = own.filter((line) => line.cause === cause).reduce((sum, line) => sum + line.quantity, 0)
      const count = Math.max(roundedQuantity(product.billed - product.accepted - product.claimedMissing), 0)
      if (missing > count)
        fields[`lines.${at}.quantity`] = [{ code: 'rule', message: format(text.claim_received, locale, { count }) }]
    }
  }
  if (Object.keys(fields).length > 0) fail('purchase.over_claim', { fields })
}
