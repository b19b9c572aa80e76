import { fail } from '@countinghouse/contract/errors'
import type { Exchange } from '@countinghouse/kernel/exchange'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { unitsOfQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { postJournals } from '../../accounts/index.ts'
import { postRevaluation } from '../../inventory/index.ts'
import type { BilledProduct, ReceivedLine, Settlement } from './match-received.ts'
import { matchReceived, spread } from './match-received.ts'
import { readBilled } from './read-billed.ts'

/** Maximum lines of a revaluation. */
const mostLines = 500

/** A supplier invoice or credit note that is posted. */
export type SettlingBill = { readonly id: number; readonly storeId: number; readonly issuedOn: string }

type Document = {
  /** A credit note of an invoice, or of a claim. */
  readonly kind: 'invoice' | 'credit' | 'claim'
  readonly orderId: number
  readonly exchange: Exchange
}

/**
 * Before the journal of the document: moves what it has above the order prices into stock and cost of sales, and records what it settles.
 * Nothing for documents without an order. Throws: accounts.period_closed. Locks: the order, all pools of the products.
 */
export async function settleReceived(ctx: Ctx, tx: Tx, bill: SettlingBill): Promise<void> {
  const document = await findDocument(ctx, tx, bill.id)
  if (document === null) return
  const { orderId } = document
  const settlement = await matchDocument(ctx, tx, bill.id, document)
  const { costs, valueMinor, excessMinor, exchangeMinor } = settlement
  for (let at = 0; at < costs.length; at += mostLines)
    await postRevaluation(ctx, {
      sourceType: 'supplier_invoice',
      sourceId: bill.id,
      eventNo: 1 + at / mostLines,
      effectiveOn: bill.issuedOn,
      lines: costs.slice(at, at + mostLines),
      counterRole: 'goods_received',
    }).execute(tx)
  const priceMinor = costs.reduce((sum, { costMinor }) => sum + costMinor, 0)
  await sql`
    insert into purchase.received_settlement (company_id, invoice_id, purchase_order_id, value_minor, excess_minor, exchange_minor, price_minor)
    values (${ctx.companyId}, ${bill.id}, ${orderId}, ${valueMinor}, ${excessMinor}, ${exchangeMinor}, ${priceMinor})`.execute(
    tx,
  )
}

type Settled = {
  readonly orderId: number
  readonly takenMinor: number
  readonly exchangeMinor: number
  readonly priceMinor: number
  readonly debitMinor: number
}

/**
 * After the journal of the document: moves its exchange difference, and what rounding left, out of goods received, so that these are settled
 * at the cost of the goods. Answers the order; null: none. Locks: balances of the ledger.
 */
export async function postRest(ctx: Ctx, tx: Tx, bill: SettlingBill): Promise<{ readonly orderId: number } | null> {
  const { companyId } = ctx
  const { rows } = await sql<Settled>`
    select s.purchase_order_id as "orderId", s.value_minor + s.excess_minor as "takenMinor", s.exchange_minor as "exchangeMinor",
      s.price_minor as "priceMinor", coalesce((
        select sum(l.debit_minor - l.credit_minor) from accounts.journal j
        join accounts.journal_line l on l.company_id = j.company_id and l.posted_on = j.posted_on and l.journal_id = j.id
        where j.company_id = s.company_id and j.source = 'invoice' and j.source_type = 'supplier_invoice' and j.source_id = s.invoice_id
          and j.event_no = 1 and l.account_id in (
            select r.account_id from accounts.posting_rule r where r.company_id = s.company_id and r.role = 'goods_received')), 0)::bigint as "debitMinor"
    from purchase.received_settlement s where s.company_id = ${companyId} and s.invoice_id = ${bill.id}`.execute(tx)
  const [settled] = rows
  if (settled === undefined) return null
  const { orderId, takenMinor, exchangeMinor, priceMinor, debitMinor } = settled
  const restMinor = debitMinor - takenMinor - priceMinor
  const store = { storeId: bill.storeId }
  const event = {
    source: 'invoice',
    sourceType: 'supplier_invoice',
    sourceId: bill.id,
    eventNo: 2,
    postedOn: bill.issuedOn,
    lock: 'payables',
    lines: [
      { ...store, role: 'exchange_difference', amountMinor: exchangeMinor },
      // Tax that cannot be claimed, and pennies of rounding.
      { ...store, role: 'purchase_variance', amountMinor: restMinor - exchangeMinor },
      { ...store, role: 'goods_received', amountMinor: -restMinor },
    ],
  } as const
  if (restMinor !== 0 || exchangeMinor !== 0) await postJournals(ctx, [event]).execute(tx)
  return { orderId }
}

/** Null: neither of an order, nor a credit note of an invoice or a claim of one. */
async function findDocument({ companyId }: Ctx, tx: Tx, id: number): Promise<Document | null> {
  type Found = { kind: Document['kind']; orderId: number; from: string; to: string; rate: string }
  const { rows } = await sql<Found>`
    with named as (
      select 'invoice' as kind, b.purchase_order_id as order_id from purchase.order_bill b
      where b.company_id = ${companyId} and b.invoice_id = ${id}
      union all
      select 'credit', b.purchase_order_id from accounts.invoice i
      join purchase.order_bill b on b.company_id = i.company_id and b.invoice_id = i.original_invoice_id
      where i.company_id = ${companyId} and i.id = ${id}
      union all
      select 'claim', m.purchase_order_id from purchase.supplier_claim m
      where m.company_id = ${companyId} and m.credit_note_id = ${id})
    select n.kind, o.id as "orderId", i.currency_code as from, c.base_currency as to, i.exchange_rate::text as rate
    from named n
    join accounts.invoice i on i.company_id = ${companyId} and i.id = ${id}
    join erp.company c on c.id = i.company_id
    join purchase.purchase_order o on o.company_id = i.company_id and o.id = n.order_id for no key update of o`.execute(
    tx,
  )
  const [found] = rows
  if (found === undefined) return null
  const { kind, orderId, ...exchange } = found
  return { kind, orderId, exchange }
}

async function matchDocument(
  { companyId }: Ctx,
  tx: Tx,
  id: number,
  { kind, orderId, exchange }: Document,
): Promise<Settlement> {
  const billed = await readProducts(companyId, tx, id)
  const received = await readReceived(tx, companyId, orderId)
  if (kind === 'claim') return creditOfClaim(billed, received, await readMissing(companyId, tx, id), exchange)
  const products = await readBilled(companyId, tx, orderId, id)
  const before = new Map(products.map(({ variantId, posted }) => [variantId, unitsOfQuantity(posted)]))
  return matchReceived({ billed, received, before, exchange, sign: kind === 'credit' ? -1 : 1 })
}

/**
 * What is credited of goods that were invoiced and not received ends their excess; all else lowers the cost of received goods. Units of
 * `missing`: minor units of the document's currency.
 */
function creditOfClaim(
  billed: readonly BilledProduct[],
  received: ReadonlyMap<number, readonly ReceivedLine[]>,
  missing: ReadonlyMap<number, number>,
  exchange: Exchange,
): Settlement {
  let excessMinor = 0
  const costs = billed.flatMap(({ variantId, netMinor }) => {
    const parts = received.get(variantId) ?? []
    const excess = parts.length === 0 ? netMinor : Math.min(missing.get(variantId) ?? 0, netMinor)
    excessMinor -= convertMinor(excess, exchange)
    return spread(-convertMinor(netMinor - excess, exchange), parts).filter(({ costMinor }) => costMinor !== 0)
  })
  return { valueMinor: 0, excessMinor, exchangeMinor: 0, costs }
}

async function readProducts(companyId: number, tx: Tx, invoiceId: number): Promise<readonly BilledProduct[]> {
  const { rows } = await sql<{ variantId: number; quantity: number; netMinor: number }>`
    select l.variant_id as "variantId", sum(l.quantity)::float8 as quantity, sum(l.net_minor)::bigint as "netMinor"
    from accounts.invoice_line l
    where l.company_id = ${companyId} and l.invoice_id = ${invoiceId} and l.account_id is null and l.variant_id is not null
    group by 1 order by 1`.execute(tx)
  return rows.map(({ quantity, ...product }) => ({ ...product, units: unitsOfQuantity(quantity) }))
}

/** Accepted goods of an order by product, the earliest first. */
export async function readReceived(
  db: Reader | Tx,
  companyId: number,
  orderId: number,
): Promise<ReadonlyMap<number, readonly ReceivedLine[]>> {
  type Row = Omit<ReceivedLine, 'units'> & { readonly variantId: number; readonly quantity: number }
  const { rows } = await sql<Row>`
    select c.variant_id as "variantId", c.posting_id as "postingId", c.posting_line_no as "lineNo", c.quantity::float8 as quantity,
      c.net_minor as "netMinor", c.value_minor as "valueMinor", c.rated_minor as "ratedMinor", trim_scale(c.exchange_rate)::text as "exchangeRate"
    from purchase.received_goods c where c.company_id = ${companyId} and c.purchase_order_id = ${orderId}
    order by c.posting_id, c.posting_line_no`.execute(db)
  const lines = rows.map(({ quantity, ...row }) => ({ ...row, units: unitsOfQuantity(quantity) }))
  return Map.groupBy(lines, ({ variantId }) => variantId)
}

/** What a claim has of goods that were not received, by product. Units: minor units of its currency. */
async function readMissing(companyId: number, tx: Tx, creditNoteId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ variantId: number; claimMinor: number }>`
    select l.variant_id as "variantId", coalesce(sum(l.claim_minor) filter (where l.cause = 'not_received'), 0)::bigint as "claimMinor"
    from purchase.supplier_claim c
    join purchase.supplier_claim_line l on l.company_id = c.company_id and l.supplier_claim_id = c.id
    where c.company_id = ${companyId} and c.credit_note_id = ${creditNoteId} group by 1`.execute(tx)
  return new Map(rows.map(({ variantId, claimMinor }) => [variantId, claimMinor]))
}

/** The prepaid share of an invoice of an order: what the share of the order is of its gross amount. Units: minor units of its currency. */
export async function prepaidShareOf(
  { companyId }: Ctx,
  tx: Tx,
  { orderId, invoiceId }: { readonly orderId: number; readonly invoiceId: number },
): Promise<number> {
  const { rows } = await sql<{ shareMinor: number }>`
    select round(i.gross_minor * p.paid_minor / greatest(coalesce(o.gross_minor, o.total_minor), p.paid_minor, 1))::bigint as "shareMinor"
    from purchase.purchase_order o
    join accounts.invoice i on i.company_id = o.company_id and i.id = ${invoiceId} and i.kind = 'invoice'
    cross join lateral payments.prepayment_of(o.company_id, o.id) p
    where o.company_id = ${companyId} and o.id = ${orderId}`.execute(tx)
  return rows[0]?.shareMinor ?? fail('not_found')
}
