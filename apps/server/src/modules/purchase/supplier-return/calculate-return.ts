import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/purchase/errors.text'
import type { supplierReturn } from '@countinghouse/contract/purchase/supplier-return'
import { format } from '@countinghouse/contract/text'
import { mostMinor } from '@countinghouse/kernel/minor'
import { amountsOfLine } from '@countinghouse/kernel/money-line'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'
import { atField } from '../../../platform/calls/at-field.ts'

export type SupplierReturn = RowOf<typeof supplierReturn>
export type EnteredReturn = Pick<SupplierReturn, 'supplierId' | 'purchaseOrderId' | 'lines'>

type Terms = {
  readonly digits: number
  /** The order is of another supplier; not of one, or of an order, that does not exist. */
  readonly isOfOther: boolean
}

/**
 * The credit of each line: the entered price, else the cost of the product in the order. Throws: purchase.rule_broken at an order of
 * another supplier, and at lines whose credit is too large. Units: minor units of the company's currency.
 */
export async function calculateReturn(ctx: Ctx, tx: Tx, entered: EnteredReturn) {
  const { purchaseOrderId } = entered
  const { digits, isOfOther } = await readTerms(ctx, tx, entered)
  if (isOfOther) fail('purchase.rule_broken', atField(ctx, ['purchaseOrderId'], text.other_supplier))
  const prices = await readPrices(ctx, tx, purchaseOrderId)
  const lines = entered.lines.map((line) => {
    const creditPrice = line.isRejected ? null : (line.creditPrice ?? prices.get(line.variantId) ?? null)
    const creditMinor =
      creditPrice === null ? 0 : amountsOfLine({ quantity: line.quantity, unitPrice: creditPrice }, digits).netMinor
    return { ...line, creditPrice, creditMinor }
  })
  const creditMinor = lines.reduce((sum, line) => sum + line.creditMinor, 0)
  const tooLarge = lines.flatMap((line, at) => (line.creditMinor >= mostMinor ? `lines.${at}.quantity` : []))
  if (tooLarge.length > 0 || creditMinor > mostMinor)
    fail('purchase.rule_broken', atField(ctx, tooLarge.length > 0 ? tooLarge : ['lines'], text.too_large))
  return { lines, creditMinor }
}

async function readTerms({ companyId }: Ctx, tx: Tx, { supplierId, purchaseOrderId }: EnteredReturn): Promise<Terms> {
  const { rows } = await sql<Terms>`
    select y.minor_unit as digits, exists (
      select from purchase.purchase_order o join procure.supplier s on s.company_id = o.company_id and s.id = ${supplierId}::bigint
      where o.company_id = c.id and o.id = ${purchaseOrderId}::bigint and o.supplier_id <> s.id) as "isOfOther"
    from erp.company c join platform.currency y on y.code = c.base_currency where c.id = ${companyId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** Cost of one stock unit of each product of an order, in the company's currency. */
async function readPrices({ companyId }: Ctx, tx: Tx, orderId: number | null): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ variantId: number; price: string }>`
    select l.variant_id as "variantId", trim_scale(round(sum(l.cost_minor) / sum(l.quantity) / 10::numeric ^ y.minor_unit, 6))::text as price
    from purchase.purchase_order_line l
    join erp.company c on c.id = l.company_id join platform.currency y on y.code = c.base_currency
    where l.company_id = ${companyId} and l.purchase_order_id = ${orderId}::bigint group by l.variant_id, y.minor_unit`.execute(
    tx,
  )
  return new Map(rows.map(({ variantId, price }) => [variantId, price]))
}

type Returnable = { readonly variantId: number; readonly accepted: number; readonly rejected: number }

/**
 * Own goods have a credit price, and of an order no more is returned than was received. Throws: purchase.price_missing,
 * purchase.over_return, at the lines. Locks: the order.
 */
export async function requireReturnable(ctx: Ctx, tx: Tx, row: SupplierReturn): Promise<void> {
  const unpriced = row.lines.flatMap(({ isRejected, creditPrice }, at) =>
    isRejected || creditPrice !== null ? [] : [`lines.${at}.creditPrice`],
  )
  if (unpriced.length > 0) fail('purchase.price_missing', atField(ctx, unpriced, text.credit_price_needed))
  if (row.purchaseOrderId === null) return
  const left = await readReturnable(ctx, tx, row)
  const fields = row.lines.flatMap(({ variantId, isRejected, quantity }, at) => {
    const key = isRejected ? 'rejected' : 'accepted'
    const own = row.lines.filter((line) => line.variantId === variantId && line.isRejected === isRejected)
    const wanted = own.reduce((sum, line) => sum + line.quantity, 0)
    const count = Math.max(left.get(variantId)?.[key] ?? 0, 0)
    if (wanted <= count || quantity === 0) return []
    const message = format(text.returnable, ctx.locale, { count })
    return [[`lines.${at}.quantity`, [{ code: 'rule', message }]] as const]
  })
  if (fields.length > 0) fail('purchase.over_return', { fields: Object.fromEntries(fields) })
}

async function readReturnable(
  { companyId }: Ctx,
  tx: Tx,
  { purchaseOrderId }: SupplierReturn,
): Promise<ReadonlyMap<number, Returnable>> {
  await sql`
    select from purchase.purchase_order o where o.company_id = ${companyId} and o.id = ${purchaseOrderId} for no key update`.execute(
    tx,
  )
  const { rows } = await sql<Returnable>`
    with returned as (
      select l.variant_id, coalesce(sum(l.quantity) filter (where not l.is_rejected), 0) as accepted,
        coalesce(sum(l.quantity) filter (where l.is_rejected), 0) as rejected
      from purchase.supplier_return r
      join purchase.supplier_return_line l on l.company_id = r.company_id and l.supplier_return_id = r.id
      where r.company_id = ${companyId} and r.purchase_order_id = ${purchaseOrderId} and r.status in ('dispatched', 'credited') group by 1)
    select l.variant_id as "variantId", (sum(l.accepted_quantity) - coalesce(min(r.accepted), 0))::float8 as accepted,
      (sum(l.rejected_quantity) - coalesce(min(r.rejected), 0))::float8 as rejected
    from purchase.purchase_order_line l left join returned r on r.variant_id = l.variant_id
    where l.company_id = ${companyId} and l.purchase_order_id = ${purchaseOrderId} group by 1`.execute(tx)
  return new Map(rows.map((row) => [row.variantId, row]))
}
