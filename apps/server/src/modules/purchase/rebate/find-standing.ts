import { fail } from '@countinghouse/contract/errors'
import type { RebateStanding } from '@countinghouse/contract/purchase/rebate-agreement'
import { rebateAgreement } from '@countinghouse/contract/purchase/rebate-agreement'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import { calculateRebate } from './calculate-rebate.ts'
import type { RebateAgreement } from './read-turnover.ts'
import { readTurnover } from './read-turnover.ts'

/** Throws: not_found. */
export async function findStanding(ctx: Ctx, reader: Reader, id: number): Promise<RebateStanding> {
  const { companyId } = ctx
  const row = (await readDocument(ctx, reader, rebateAgreement, id)) as RebateAgreement
  const turnover = await readTurnover(ctx, reader, row)
  const { turnoverMinor, ratePpm, next, earnedMinor } = calculateRebate(turnover, row.tiers)
  const { rows: heads } = await sql<{ companyCurrency: string }>`
    select c.base_currency as "companyCurrency" from erp.company c where c.id = ${companyId}`.execute(reader)
  const { rows: accruals } = await sql<RebateStanding['accruals'][number]>`
    select a.accrual_no as no, a.posted_on::text as on, a.turnover_minor as "turnoverMinor", a.rate_ppm as "ratePpm",
      a.earned_minor as "earnedMinor", a.amount_minor as "amountMinor", a.stock_minor as "stockMinor"
    from purchase.rebate_accrual a where a.company_id = ${companyId} and a.rebate_agreement_id = ${id} order by a.accrual_no desc`.execute(
    reader,
  )
  const { rows: credits } = await sql<RebateStanding['credits'][number]>`
    select i.id, i.name, i.status, coalesce(s.credited_minor, i.net_minor) as "netMinor"
    from purchase.rebate_credit c
    join accounts.invoice i on i.company_id = c.company_id and i.id = c.invoice_id
    left join purchase.rebate_settlement s on s.company_id = c.company_id and s.invoice_id = c.invoice_id
    where c.company_id = ${companyId} and c.rebate_agreement_id = ${id} order by i.id desc`.execute(reader)
  return {
    ...(heads[0] ?? fail('not_found')),
    currency: row.currency ?? fail('not_found'),
    receivedMinor: turnover.receivedMinor,
    returnedMinor: turnover.receivedMinor - turnoverMinor,
    turnoverMinor,
    reachedPpm: ratePpm,
    next: next === null ? null : { ...next, missingMinor: next.fromMinor - turnoverMinor },
    earnedMinor,
    accruedMinor: row.earnedMinor,
    creditedMinor: row.creditedMinor,
    accruals,
    credits,
  }
}
