import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { text } from '@countinghouse/contract/purchase/errors.text'
import { format } from '@countinghouse/contract/text'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { readOnAccountOfRole } from '../../accounts/index.ts'
import type { LateCost } from '../../inventory/index.ts'
import { postRevaluation } from '../../inventory/index.ts'
import type { LandedCost } from './allocate-cost.ts'
import { allocateCost } from './allocate-cost.ts'

/** Source type of landed costs in the ledgers. */
export const landedSource = 'landed_cost'

/** Maximum lines of a posting. */
const mostLines = 500
/** First event number of each step. */
const firstEvent = { post: 1, finalise: 1001, cancel: 2001 } as const

type Share = {
  readonly postingId: number
  readonly lineNo: number
  readonly weight: string
  readonly amountMinor: number
}

/** Accrues the estimate. Throws: what allocateCost and postRevaluation throw. Locks: the receipts, then those of the posting. */
export async function postCost(ctx: Ctx, tx: Tx, row: LandedCost): Promise<TransitionOutcome> {
  const { companyId } = ctx
  // A receipt that is being reversed is allocated nothing.
  const receiptIds = row.lines.map(({ receiptId }) => receiptId)
  await sql`
    select from inventory.receipt r where r.company_id = ${companyId} and r.id = any(${receiptIds}::bigint[]) order by r.id for share`.execute(
    tx,
  )
  const { goods } = await allocateCost(ctx, tx, row)
  const shares = goods.map((one) => ({ ...one, weight: String(one.weight) }))
  await sql`
    insert into purchase.landed_cost_share (company_id, landed_cost_id, posting_id, posting_line_no, receipt_id, variant_id, quantity,
      value_minor, weight, amount_minor)
    select ${companyId}, ${row.id}, s."postingId", s."lineNo", s."receiptId", s."variantId", s.quantity, s."valueMinor", s.weight, s."shareMinor"
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s ("postingId" bigint, "lineNo" integer, "receiptId" bigint,
      "variantId" bigint, quantity numeric, "valueMinor" bigint, weight numeric, "shareMinor" bigint)`.execute(tx)
  const costs = goods.map(({ postingId, lineNo, shareMinor }) => ({ postingId, lineNo, costMinor: shareMinor }))
  return { status: 'posted', set: await revalue(ctx, tx, row, { step: 'post', on: row.effectiveOn, costs }) }
}

/**
 * Posts the difference of the actual cost to the estimate, allocated as the estimate was. Throws: purchase.landed_over_bill,
 * invalid_input without such an invoice, what postRevaluation throws. Locks: the invoice, then those of the posting.
 */
export async function finaliseCost(
  ctx: Ctx,
  tx: Tx,
  row: LandedCost,
  {
    supplierInvoiceId,
    actualMinor: entered,
  }: { readonly supplierInvoiceId: number; readonly actualMinor: number | null },
): Promise<TransitionOutcome> {
  const { companyId, locale } = ctx
  const { rows } = await sql`
    select from accounts.invoice i
    where i.company_id = ${companyId} and i.id = ${supplierInvoiceId} and i.direction = 'purchase' for no key update`.execute(
    tx,
  )
  if (rows.length === 0) {
    const unknown = [{ code: 'not_a_choice', message: format(issueText.not_a_choice, locale) }]
    fail('invalid_input', { fields: { supplierInvoiceId: unknown } })
  }
  const leftMinor = await readLeft(ctx, tx, supplierInvoiceId)
  const actualMinor = entered ?? leftMinor
  if (actualMinor > leftMinor || leftMinor <= 0) {
    const message = format(text.landed_over_bill, locale)
    const field = leftMinor <= 0 ? 'supplierInvoiceId' : 'actualMinor'
    fail('purchase.landed_over_bill', { details: { leftMinor }, fields: { [field]: [{ code: 'rule', message }] } })
  }
  const shares = await readShares(ctx, tx, row.id)
  const estimated = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const differences = apportionMinor(
    actualMinor - estimated,
    shares.map(({ weight }) => BigInt(weight)),
  )
  const actual = shares.map(({ amountMinor }, at) => amountMinor + (differences[at] ?? 0))
  await sql`
    update purchase.landed_cost_share s set amount_minor = u.amount
    from unnest(${shares.map(({ postingId }) => postingId)}::bigint[], ${shares.map(({ lineNo }) => lineNo)}::integer[],
      ${actual}::bigint[]) as u (posting_id, line_no, amount)
    where s.company_id = ${companyId} and s.landed_cost_id = ${row.id} and s.posting_id = u.posting_id and s.posting_line_no = u.line_no`.execute(
    tx,
  )
  const costs = shares.map((share, at) => ({ ...share, costMinor: differences[at] ?? 0 }))
  const split = await revalue(ctx, tx, row, { step: 'finalise', on: await today(ctx, tx), costs })
  return { status: 'final', set: { ...split, supplierInvoiceId, actualMinor } }
}

/** Takes the cost out again. Throws: what postRevaluation throws. Locks: those of the posting. */
export async function cancelCost(ctx: Ctx, tx: Tx, row: LandedCost, reason: unknown): Promise<TransitionOutcome> {
  const shares = await readShares(ctx, tx, row.id)
  const costs = shares.map((share) => ({ ...share, costMinor: -share.amountMinor }))
  const split = await revalue(ctx, tx, row, { step: 'cancel', on: await today(ctx, tx), costs })
  return { set: { ...split, reason } }
}

/** What the invoice has on the account of accrued landed cost, less what landed costs took of it. Units: minor units of the company's currency. */
async function readLeft(ctx: Ctx, tx: Tx, supplierInvoiceId: number): Promise<number> {
  const billedMinor = await readOnAccountOfRole(ctx, tx, supplierInvoiceId, 'landed_cost')
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(c.actual_minor), 0)::bigint as taken from purchase.landed_cost c
    where c.company_id = ${ctx.companyId} and c.supplier_invoice_id = ${supplierInvoiceId} and c.status = 'final'`.execute(
    tx,
  )
  return billedMinor - (rows[0]?.taken ?? 0)
}

async function readShares({ companyId }: Ctx, tx: Tx, id: number): Promise<readonly Share[]> {
  const { rows } = await sql<Share>`
    select s.posting_id as "postingId", s.posting_line_no as "lineNo", s.weight::text as weight, s.amount_minor as "amountMinor"
    from purchase.landed_cost_share s where s.company_id = ${companyId} and s.landed_cost_id = ${id}
    order by s.posting_id, s.posting_line_no`.execute(tx)
  return rows
}

async function today({ companyId, now }: Ctx, tx: Tx): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char((${now.toISOString()}::timestamptz at time zone c.timezone)::date, 'YYYY-MM-DD') as today
    from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0]?.today ?? fail('not_found')
}

type Step = {
  readonly step: keyof typeof firstEvent
  readonly on: string
  readonly costs: readonly LateCost[]
}

/** Answers where the whole cost is now. */
async function revalue(ctx: Ctx, tx: Tx, row: LandedCost, { step, on, costs }: Step) {
  const lines = costs.filter(({ costMinor }) => costMinor !== 0)
  let stock = row.stockMinor ?? 0
  for (let at = 0; at < lines.length; at += mostLines) {
    const { rows } = await postRevaluation(ctx, {
      sourceType: landedSource,
      sourceId: row.id,
      eventNo: firstEvent[step] + at / mostLines,
      effectiveOn: on,
      lines: lines.slice(at, at + mostLines),
    }).execute(tx)
    stock += rows[0]?.value_minor ?? 0
  }
  const whole =
    (row.stockMinor ?? 0) + (row.costOfSalesMinor ?? 0) + lines.reduce((sum, line) => sum + line.costMinor, 0)
  return { stockMinor: stock, costOfSalesMinor: whole - stock }
}
