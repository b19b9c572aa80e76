import { randomUUID } from 'node:crypto'
import { fail } from '@countinghouse/contract/errors'
import { text as errorText } from '@countinghouse/contract/sales/errors.text'
import { explainQuotePrices } from '@countinghouse/contract/sales/line-prices'
import { quote } from '@countinghouse/contract/sales/quote'
import { text } from '@countinghouse/contract/sales/quote.text'
import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import { sql } from 'kysely'
import { handleRead } from '../../platform/calls/handle.ts'
import { atField } from '../../platform/calls/at-field.ts'
import type { Ctx } from '../../platform/calls/context.ts'
import type { Tx } from '../../platform/database/db.ts'
import { createDocument } from '../../platform/documents/document.ts'
import type { TransitionOutcome } from '../../platform/documents/document.ts'
import type { RowOf } from '../../platform/documents/document-handlers.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { explainQuote } from './order/explain-prices.ts'
import type { EnteredOrder } from './order/price-order.ts'
import { priceOrder } from './order/price-order.ts'

type Quote = RowOf<typeof quote>

/** Throws: sales.price_missing at the lines. */
function send(ctx: Ctx, _tx: Tx, { lines }: Quote): TransitionOutcome {
  const unpriced = lines.flatMap(({ price }, at) => (price === null ? `lines.${at}.unitPrice` : []))
  if (unpriced.length > 0) fail('sales.price_missing', atField(ctx, unpriced, errorText.price_missing))
  return { set: { sentAt: ctx.now.toISOString() } }
}

/** Creates a draft order with the prices of the quote. Throws: sales.quote_expired, what priceOrder and createDocument throw. */
async function accept(ctx: Ctx, tx: Tx, row: Quote): Promise<TransitionOutcome> {
  const { rows } = await sql<{ today: string }>`
    select (${ctx.now.toISOString()}::timestamptz at time zone s.timezone)::date::text as today
    from erp.store s where s.company_id = ${ctx.companyId} and s.id = ${row.storeId}`.execute(tx)
  const { today } = rows[0] ?? fail('not_found')
  if (row.validUntil !== null && row.validUntil < today) fail('sales.quote_expired')
  const { customerId, storeId, requestedOn, priceListId, paymentTermId, customerReference, customerNote, note } = row
  const lines = row.lines.map((line) => ({ ...line, unitPrice: line.price }))
  const terms = {
    requestedOn: requestedOn !== null && requestedOn < today ? null : requestedOn,
    priceListId,
    paymentTermId,
  }
  const entered = { customerId, storeId, ...terms, customerReference, customerNote, note, lines }
  const priced = await priceOrder(ctx, tx, entered, today)
  const order = await createDocument(ctx, tx, salesOrder, { uid: randomUUID(), orderedOn: today, ...entered }, priced)
  return { set: { salesOrderId: order.id } }
}

const api = [
  ...documentHandlers(quote, {
    calculate: (ctx, tx, values) => {
      const entered = values as unknown as EnteredOrder & Pick<Quote, 'quotedOn'>
      return priceOrder(ctx, tx, entered, entered.quotedOn)
    },
    transitions: { send, accept, lose: (_ctx, _tx, _row, { reason }) => ({ set: { reason } }) },
  }),
  handleRead(explainQuotePrices, (ctx, reader, { id }) => explainQuote(ctx, reader, id)),
]

const attentions: readonly Attention[] = [
  {
    key: 'sales.quotes_expired',
    title: text.expired,
    tone: 'info',
    page: quote.page,
    address: (day) => `${quote.page.path}?status=sent&validUntil.before=${day}`,
    rows: ({ companyId, stores }) => sql`
      select from sales.quote t join erp.company c on c.id = t.company_id
      where t.company_id = ${companyId} and t.status = 'sent' and t.valid_until < (now() at time zone c.timezone)::date
        and ${inStores(quote.listing.storeColumns, stores)}`,
  },
]

export const module = defineModule({ api, attentions })
