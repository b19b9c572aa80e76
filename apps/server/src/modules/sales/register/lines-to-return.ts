import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { format } from '@countinghouse/contract/text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { RefundablePart } from '@countinghouse/contract/sales/return-policy'
import type { completeReturn } from '@countinghouse/contract/sales/register-return'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import { partOfQuantity, partToReturn } from '@countinghouse/kernel/receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { PostedLine } from './post-sales.ts'
import type { RefusedLine, ReturnRefusal } from './return-policy.ts'
import { refundableOfSale, returnRefusalOf } from './return-policy.ts'
import { returnableSerials } from './serials-of-line.ts'

type Sold = {
  readonly lineNo: number
  readonly variantId: number
  readonly taxCodeId: number | null
  readonly quantity: number
  readonly listMinor: number
  readonly unitMinor: number
  readonly discountMinor: number
  readonly discountNetMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
  readonly returnedQuantity: number
  readonly returnedGrossMinor: number
  readonly returnedTaxMinor: number
  readonly returnRefusal: ReturnRefusal | null
  /** Pieces with serial numbers that have not come back. */
  readonly serials: readonly { readonly lotId: number; readonly serialNo: string }[]
  readonly taxes: readonly {
    readonly componentId: number
    readonly accountId: number | null
    readonly taxMinor: number
  }[]
}
type Original = {
  readonly id: number
  readonly customerId: number | null
  readonly taxIncluded: boolean
  readonly refundable: readonly RefundablePart[]
  readonly lines: readonly Sold[]
}

/** Amounts are cumulative, so that two returns of a line must not be calculated from the same rest. Locks: the sale. */
export async function lockSale({ companyId }: Ctx, tx: Tx, saleId: number): Promise<void> {
  await sql`select sales.lock_sale(${companyId}, ${saleId})`.execute(tx)
}

/**
 * The lines of a return with what each gives back: its cumulative part of the sold line less what earlier returns took, so that the last
 * piece takes the rest, and those that come back late or never on this day; the caller holds the sale (`lockSale`). Throws: not_found, sales.return_quantity, sales.serial_required.
 */
export async function linesToReturn(
  ctx: Ctx,
  tx: Tx,
  { originalSaleId, lines }: Pick<InputOfRoute<typeof completeReturn>, 'originalSaleId' | 'lines'>,
  day: string,
): Promise<{ sale: Original; lines: PostedLine[]; refused: readonly RefusedLine[] }> {
  const { companyId } = ctx
  const { rows } = await sql<Original>`
    select s.id, s.customer_id as "customerId", s.tax_included as "taxIncluded", ${refundableOfSale} as refundable, (
      select json_agg(json_build_object('lineNo', l.line_no, 'variantId', l.variant_id, 'taxCodeId', l.tax_code_id, 'quantity', l.quantity,
        'listMinor', l.list_minor, 'unitMinor', l.unit_minor, 'discountMinor', l.discount_minor, 'discountNetMinor', l.discount_net_minor,
        'taxMinor', l.tax_minor, 'grossMinor', l.gross_minor, 'returnedQuantity', l.returned_quantity,
        'returnedGrossMinor', l.returned_gross_minor, 'returnedTaxMinor', l.returned_tax_minor,
        'returnRefusal', ${returnRefusalOf(sql`${day}::date`)}, 'serials', ${returnableSerials}, 'taxes', coalesce((
          select json_agg(json_build_object('componentId', t.tax_component_id, 'accountId', c.output_account_id, 'taxMinor', t.tax_minor)
            order by t.tax_component_id)
          from sales.sale_line_tax t
          join accounts.tax_component c on c.company_id = t.company_id and c.id = t.tax_component_id
          where t.company_id = l.company_id and t.sale_id = l.sale_id and t.line_no = l.line_no), '[]')) order by l.line_no)
      from sales.sale_line l cross join lateral (select sales.return_days(l.company_id, s.store_id, l.variant_id) as days) w
      where l.company_id = s.company_id and l.sale_id = s.id) as lines
    from sales.sale s
    where s.company_id = ${companyId} and s.id = ${originalSaleId} and s.kind = 'sale' and s.status = 'completed'`.execute(
    tx,
  )
  const sale = rows[0] ?? fail('not_found')
  const sold = new Map(sale.lines.map((line) => [line.lineNo, line]))
  const returned = lines.map(({ lineNo, quantity, isRestocked, serialNos }, index): PostedLine => {
    const line = sold.get(lineNo) ?? fail('not_found')
    const left = line.quantity - line.returnedQuantity
    if (quantity > left || lines.findIndex((other) => other.lineNo === lineNo) !== index)
      return fail('sales.return_quantity', { details: { lines: [{ line: index + 1, left }] } })
    const part = (totalMinor: number, takenMinor: number) => partToReturn(line, quantity, { totalMinor, takenMinor })
    const grossMinor = part(line.grossMinor, line.returnedGrossMinor)
    const taxMinor = part(line.taxMinor, line.returnedTaxMinor)
    const share = (total: number) => partOfQuantity(total, quantity, line.quantity)
    const components = apportionMinor(
      taxMinor,
      line.taxes.map(({ taxMinor: weight }) => BigInt(weight)),
    )
    return {
      lineNo: index + 1,
      originalLineNo: lineNo,
      variantId: line.variantId,
      taxCodeId: line.taxCodeId,
      quantity,
      listMinor: line.listMinor,
      unitMinor: line.unitMinor,
      discountMinor: share(line.discountMinor),
      discountNetMinor: share(line.discountNetMinor),
      netMinor: grossMinor - taxMinor,
      taxMinor,
      grossMinor,
      isRestocked,
      lotIds: serialsOf(ctx, line, { quantity, serialNos, at: index }),
      taxes: line.taxes.map(({ componentId, accountId }, place) => ({
        componentId,
        accountId,
        taxableMinor: grossMinor - taxMinor,
        taxMinor: components[place] ?? 0,
      })),
    }
  })
  const refused = lines.flatMap(({ lineNo }, at): RefusedLine[] => {
    const { variantId, returnRefusal } = sold.get(lineNo) ?? fail('not_found')
    return returnRefusal === null ? [] : [{ at, variantId, refusal: returnRefusal }]
  })
  return { sale, lines: returned, refused }
}

type Wanted = { readonly quantity: number; readonly serialNos: readonly string[]; readonly at: number }

/** The pieces that come back: those named, else all that are left where they are the quantity. Throws: sales.serial_required. */
function serialsOf({ locale }: Ctx, { serials, quantity, returnedQuantity }: Sold, wanted: Wanted): readonly number[] {
  if (serials.length === 0) return []
  const named = serials.filter(({ serialNo }) => wanted.serialNos.includes(serialNo))
  const isRest = wanted.serialNos.length === 0 && wanted.quantity === quantity - returnedQuantity
  if (isRest) return serials.map(({ lotId }) => lotId)
  if (named.length === wanted.quantity && named.length === wanted.serialNos.length)
    return named.map(({ lotId }) => lotId)
  const issue = [{ code: 'rule', message: format(text.serial_required, locale) }]
  return fail('sales.serial_required', { fields: { [`lines.${wanted.at}.serialNos`]: issue } })
}
