import type { LineTax } from '@countinghouse/kernel/tax'
import { taxLines } from '@countinghouse/kernel/tax'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { chargedRates } from '../invoice/calculate-lines.ts'
import type { Direction, EnteredInvoice } from '../invoice/invoice-type.ts'
import { isExemptOn, readGoods, readPartyTerms } from '../invoice/read-terms.ts'
import { resolveTaxes } from './resolve-taxes.ts'

type Goods = {
  readonly direction: Direction
  readonly party: Pick<EnteredInvoice, 'storeId' | 'customerId' | 'supplierId'>
  /** Tax date, `YYYY-MM-DD`. */
  readonly day: string
  /** Units: minor units of one currency. */
  readonly lines: readonly { readonly variantId: number; readonly netMinor: number }[]
}

/**
 * The tax of each line that an invoice of these goods would charge, rounded by line; null: no tax rule applies to some of them. Throws:
 * RangeError if a result exceeds any amount.
 */
export async function taxOfGoods(
  ctx: Ctx,
  db: Reader | Tx,
  { direction, party, day, lines }: Goods,
): Promise<readonly LineTax[] | null> {
  const terms = await readPartyTerms(ctx, db, direction, party)
  const { sellerCountry, buyerCountry } = terms
  const buyerType = isExemptOn(terms, day) ? 'exempt' : terms.buyerType
  const goods = await readGoods(
    ctx,
    db,
    lines.map(({ variantId }) => variantId),
  )
  const classOf = (variantId: number) => goods.get(variantId)?.taxClassId ?? null
  const taxClassIds = [...new Set(lines.map(({ variantId }) => classOf(variantId)))]
  const taxes = await resolveTaxes(db, ctx.companyId, {
    direction,
    sellerCountry,
    buyerCountry,
    buyerType,
    day,
    taxClassIds,
  })
  const taxable = lines.flatMap(({ variantId, netMinor }) => {
    const tax = taxes.get(classOf(variantId)) ?? null
    return tax === null ? [] : { amountMinor: netMinor, taxCodeId: tax.taxCodeId, rates: chargedRates(tax) }
  })
  return taxable.length < lines.length ? null : taxLines(taxable, { isInclusive: false })
}
