import { fail } from '@countinghouse/contract/errors'
import { apportionMinor } from '@countinghouse/kernel/money-line'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postRevaluation } from '../../inventory/index.ts'
import { calculateRebate } from './calculate-rebate.ts'
import type { RebateAgreement } from './read-turnover.ts'
import { readTurnover } from './read-turnover.ts'

/** Source type of rebates in the ledgers. */
export const rebateSource = 'rebate_agreement'

/** Maximum lines of a posting. */
const mostLines = 500
/** Events of one accrual: its postings. */
const mostPostings = 1000

type Share = { readonly postingId: number; readonly lineNo: number; readonly amountMinor: number }
type Booked = {
  readonly turnoverMinor: number
  readonly ratePpm: number
  /** What is earned altogether. Units: minor units of the currency of the agreement. */
  readonly earnedMinor: number
  /** Of each received line, altogether. Units: minor units of the company's currency. */
  readonly shares: readonly Share[]
}

/**
 * Books what is earned and not booked yet, below zero where turnover fell; nothing if nothing changed. Throws: what postRevaluation throws.
 * Locks: those of the posting; the agreement is locked.
 */
export async function accrueRebate(ctx: Ctx, tx: Tx, row: RebateAgreement): Promise<TransitionOutcome['set']> {
  const turnover = await readTurnover(ctx, tx, row)
  const { shares, ...rebate } = calculateRebate(turnover, row.tiers)
  const goods = turnover.goods.map(({ postingId, lineNo }, at) => ({ postingId, lineNo, amountMinor: shares[at] ?? 0 }))
  return await book(ctx, tx, row, { ...rebate, shares: goods })
}

/** Takes back everything. Throws: purchase.rebate_credited, what postRevaluation throws. Locks: as accrueRebate. */
export async function cancelRebate(
  ctx: Ctx,
  tx: Tx,
  row: RebateAgreement,
  reason: unknown,
): Promise<TransitionOutcome> {
  const { rows } = await sql`
    select from purchase.rebate_credit c join accounts.invoice i on i.company_id = c.company_id and i.id = c.invoice_id
    where c.company_id = ${ctx.companyId} and c.rebate_agreement_id = ${row.id} and i.status <> 'cancelled' limit 1`.execute(
    tx,
  )
  if (rows.length > 0) fail('purchase.rebate_credited')
  const { turnoverMinor } = row
  const set = await book(ctx, tx, row, { turnoverMinor, ratePpm: 0, earnedMinor: 0, shares: [] })
  return { set: { ...set, reason } }
}

/**
 * Takes back what was accrued and not credited, so that nothing is receivable, and closes. What was settled stays with the goods in the
 * proportion in which they bore it. Throws: purchase.nothing_to_write_off, what postRevaluation throws. Locks: as accrueRebate.
 */
export async function writeOffRebate(
  ctx: Ctx,
  tx: Tx,
  row: RebateAgreement,
  reason: unknown,
): Promise<TransitionOutcome> {
  const { turnoverMinor, reachedPpm: ratePpm, earnedMinor, creditedMinor, accruedMinor, clearedMinor } = row
  // What is credited beyond what is earned is owed to the supplier, whose invoice ends it.
  const isLeft = earnedMinor > creditedMinor || (earnedMinor === creditedMinor && accruedMinor !== clearedMinor)
  if (!isLeft) fail('purchase.nothing_to_write_off')
  const before = await readShares(ctx, tx, row.id)
  const settled = apportionMinor(
    clearedMinor,
    before.map(({ amountMinor }) => BigInt(amountMinor)),
  )
  const shares = before.map((share, at) => ({ ...share, amountMinor: settled[at] ?? 0 }))
  const set = await book(ctx, tx, row, { turnoverMinor, ratePpm, earnedMinor: creditedMinor, shares })
  return { set: { ...set, reason } }
}

async function book(ctx: Ctx, tx: Tx, row: RebateAgreement, booked: Booked): Promise<TransitionOutcome['set']> {
  const { companyId } = ctx
  const { turnoverMinor, ratePpm } = booked
  const { today, no } = await readNext(ctx, tx, row.id)
  const before = await readShares(ctx, tx, row.id)
  const differences = new Map(
    before.map(({ postingId, lineNo, amountMinor }) => [
      `${postingId} ${lineNo}`,
      { postingId, lineNo, amountMinor: -amountMinor },
    ]),
  )
  for (const { postingId, lineNo, amountMinor } of booked.shares) {
    const key = `${postingId} ${lineNo}`
    differences.set(key, { postingId, lineNo, amountMinor: amountMinor + (differences.get(key)?.amountMinor ?? 0) })
  }
  const shares = [...differences.values()].filter(({ amountMinor }) => amountMinor !== 0)
  const earnedMinor = booked.earnedMinor - row.earnedMinor
  const seen = { turnoverMinor, reachedPpm: ratePpm }
  if (shares.length === 0 && earnedMinor === 0) return seen
  const amountMinor = shares.reduce((sum, share) => sum + share.amountMinor, 0)
  let stockMinor = 0
  for (let at = 0; at < shares.length; at += mostLines) {
    const { rows } = await postRevaluation(ctx, {
      sourceType: rebateSource,
      sourceId: row.id,
      eventNo: no * mostPostings + at / mostLines,
      effectiveOn: today,
      lines: shares.slice(at, at + mostLines).map((share) => ({ ...share, costMinor: -share.amountMinor })),
      counterRole: 'rebate_receivable',
    }).execute(tx)
    stockMinor -= rows[0]?.value_minor ?? 0
  }
  await sql`
    insert into purchase.rebate_accrual (company_id, rebate_agreement_id, accrual_no, posted_on, turnover_minor, rate_ppm, earned_minor,
      amount_minor, stock_minor, created_by)
    values (${companyId}, ${row.id}, ${no}, ${today}, ${turnoverMinor}, ${ratePpm}, ${earnedMinor}, ${amountMinor}, ${stockMinor}, ${ctx.userId})`.execute(
    tx,
  )
  await sql`
    insert into purchase.rebate_share (company_id, rebate_agreement_id, accrual_no, posting_id, posting_line_no, amount_minor)
    select ${companyId}, ${row.id}, ${no}, s."postingId", s."lineNo", s."amountMinor"
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s ("postingId" bigint, "lineNo" integer, "amountMinor" bigint)`.execute(
    tx,
  )
  return {
    ...seen,
    earnedMinor: booked.earnedMinor,
    accruedMinor: row.accruedMinor + amountMinor,
    accruedOn: today,
  }
}

async function readNext({ companyId, now }: Ctx, tx: Tx, id: number) {
  const { rows } = await sql<{ today: string; no: number }>`
    select to_char((${now.toISOString()}::timestamptz at time zone c.timezone)::date, 'YYYY-MM-DD') as today, (
      select coalesce(max(a.accrual_no), 0) + 1 from purchase.rebate_accrual a
      where a.company_id = c.id and a.rebate_agreement_id = ${id}) as no
    from erp.company c where c.id = ${companyId}`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** What is booked on each received line. */
async function readShares({ companyId }: Ctx, tx: Tx, id: number): Promise<readonly Share[]> {
  const { rows } = await sql<Share>`
    select s.posting_id as "postingId", s.posting_line_no as "lineNo", sum(s.amount_minor)::bigint as "amountMinor"
    from purchase.rebate_share s where s.company_id = ${companyId} and s.rebate_agreement_id = ${id}
    group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}
