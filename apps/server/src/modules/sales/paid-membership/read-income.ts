import { fail } from '@countinghouse/contract/errors'
import type { MembershipIncome } from '@countinghouse/contract/sales/paid-membership'
import { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { recognisedAfter } from '@countinghouse/kernel/deferred-income'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { readDocument } from '../../../platform/documents/document.ts'
import type { PaidMembership } from './calculate-membership.ts'
import { lastDayOf } from './calculate-membership.ts'

type Found = {
  readonly currency: string
  readonly durationMonths: number
  readonly recognisedMonths: number
  readonly isRunning: boolean
  readonly posted: readonly { readonly no: number; readonly on: string; readonly amountMinor: number }[]
}

/** Income of a membership by month: what was posted, then what is planned. Throws: not_found. */
export async function readIncome(ctx: Ctx, reader: Reader, id: number): Promise<MembershipIncome> {
  const row = await readDocument(ctx, reader, paidMembership, id)
  const { rows } = await sql<Found>`
    select c.base_currency as currency, p.duration_months as "durationMonths", p.recognised_months as "recognisedMonths",
      p.next_on is not null as "isRunning",
      coalesce((select json_agg(json_build_object('no', i.month_no, 'on', i.recognised_on, 'amountMinor', i.amount_minor) order by i.month_no)
        from sales.membership_income i where i.company_id = p.company_id and i.paid_membership_id = p.id), '[]') as posted
    from sales.paid_membership p join erp.company c on c.id = p.company_id
    where p.company_id = ${ctx.companyId} and p.id = ${id}`.execute(reader)
  const { currency, durationMonths, recognisedMonths, isRunning, posted } = rows[0] ?? fail('not_found')
  const { netMinor, recognisedMinor, creditedMinor, startsOn } = row as PaidMembership
  const left = isRunning ? durationMonths - recognisedMonths : 0
  const planned = Array.from({ length: left }, (_, at) => {
    const no = recognisedMonths + at + 1
    const amountMinor =
      recognisedAfter(netMinor, durationMonths, no) - recognisedAfter(netMinor, durationMonths, no - 1)
    return { no, on: lastDayOf(startsOn, no), amountMinor, isPosted: false }
  })
  return {
    currency,
    deferredMinor: netMinor - recognisedMinor - creditedMinor,
    months: [...posted.map((month) => ({ ...month, isPosted: true })), ...planned],
  }
}
