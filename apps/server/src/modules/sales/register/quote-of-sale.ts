import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { text } from '@countinghouse/contract/sales/quote.text'
import { quote } from '@countinghouse/contract/sales/quote'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { getRegisterQuote, QuotedLine } from '@countinghouse/contract/sales/register-quote'
import { currencyDigits } from '@countinghouse/kernel/money'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { shownItem } from './find-items.ts'
import { readItems } from './read-items.ts'
import { requireStore } from './require-store.ts'

export type SoldQuote = {
  readonly id: number
  readonly number: string
  readonly customerId: number
  readonly isTaxInclusive: boolean
  readonly lines: readonly QuotedLine[]
}

/** Throws: see the route. */
export async function findQuote(
  ctx: Ctx,
  reader: Reader,
  { id, storeId }: InputOfRoute<typeof getRegisterQuote>,
): Promise<OutputOfRoute<typeof getRegisterQuote>> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  const { number, customerId, isTaxInclusive, lines } = await readQuote(ctx, reader, { id, storeId, day })
  const items = await readItems(ctx, reader, { storeId, day, wanted: lines })
  const shown = lines.map(({ quantity, unitMinor, discountPpm }, at) => {
    const item = items[at]
    if (item === undefined || item === 'unknown') return fail('sales.not_sellable')
    if (typeof item === 'string') return fail(`sales.${item}`)
    if (item.taxIncluded !== isTaxInclusive) return fail('sales.quote_unfit')
    return { item: shownItem(item, 1), quantity, unitMinor, discountPpm }
  })
  return { id, number, customerId, lines: shown }
}

type Wanted = { readonly id: number; readonly storeId: number; readonly day: string }
type Row = Omit<SoldQuote, 'lines'> & {
  readonly isOpen: boolean
  readonly isExpired: boolean
  readonly isOwnCurrency: boolean
  /** As the till can sell them: whole pieces, one line of a product, prices of whole minor units. */
  readonly isFit: boolean
  readonly lines: readonly QuotedLine[]
}

/**
 * A quote of a store that was sent and is neither ordered nor sold; one whose receipt was voided is sold again. Throws: not_found,
 * sales.quote_closed, sales.quote_expired, sales.quote_unfit.
 */
async function readQuote({ companyId }: Pick<Ctx, 'companyId'>, db: Reader | Tx, wanted: Wanted): Promise<SoldQuote> {
  const { id, storeId, day } = wanted
  const { rows: currencies } = await sql<{ currency: string }>`
    select base_currency as currency from erp.company where id = ${companyId}`.execute(db)
  const unit = 10 ** currencyDigits(currencies[0]?.currency ?? '')
  const { rows } = await sql<Row>`
    select q.id, q.number, q.customer_id as "customerId", q.is_tax_inclusive as "isTaxInclusive",
      q.status = 'sent' or (q.status = 'accepted' and exists (
        select from sales.sale s where s.company_id = q.company_id and s.id = q.sale_id and s.status = 'voided')) as "isOpen",
      coalesce(q.valid_until < ${day}::date, false) as "isExpired", q.currency_code = ${currencies[0]?.currency ?? ''} as "isOwnCurrency",
      bool_and(l.quantity = trunc(l.quantity) and l.price is not null and l.price * ${unit} = trunc(l.price * ${unit}))
        and count(*) = count(distinct l.variant_id) as "isFit",
      json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity::float8, 'unitMinor', trunc(l.price * ${unit})::bigint,
        'discountPpm', l.discount_ppm) order by l.line_no) as lines
    from sales.quote q join sales.quote_line l on l.company_id = q.company_id and l.quote_id = q.id
    where q.company_id = ${companyId} and q.id = ${id} and q.store_id = ${storeId} and q.status <> 'draft'
    group by q.company_id, q.id`.execute(db)
  const row = rows[0] ?? fail('not_found')
  if (!row.isOpen) return fail('sales.quote_closed')
  if (row.isExpired) return fail('sales.quote_expired')
  return row.isFit && row.isOwnCurrency ? row : fail('sales.quote_unfit')
}

/** Two tills at one quote come one after the other. Locks: the quote. */
export async function holdQuote({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, id: number): Promise<void> {
  await sql`select id from sales.quote where company_id = ${companyId} and id = ${id} for update`.execute(tx)
}

/** The quote that a sale names. Throws: as `readQuote`, and sales.quote_unfit at the customer where it is another one's. */
export async function readSoldQuote(
  ctx: Ctx,
  tx: Tx,
  { customerId, ...wanted }: Wanted & { readonly customerId: number | null },
): Promise<SoldQuote> {
  const row = await readQuote(ctx, tx, wanted)
  if (row.customerId !== customerId) return fail('sales.quote_unfit', atField(ctx, ['customerId'], text.customerOther))
  return row
}

/** The quote knows its receipt. */
export async function acceptQuote(
  ctx: Ctx,
  tx: Tx,
  { id, number }: SoldQuote,
  sale: { readonly saleId: number; readonly receiptNumber: string },
): Promise<void> {
  await tx
    .updateTable('sales.quote')
    .set({ status: 'accepted', sale_id: sale.saleId, receipt_number: sale.receiptNumber })
    .where('company_id', '=', ctx.companyId)
    .where('id', '=', id)
    .execute()
  const after = { status: 'accepted', receiptNumber: sale.receiptNumber }
  ctx.audit({ entity: quote.entity, entityId: id, label: number, before: { status: 'sent' }, after })
}
