import { fail } from '@countinghouse/contract/errors'
import { text as issueText } from '@countinghouse/contract/issues.text'
import type { paidMembership } from '@countinghouse/contract/sales/paid-membership'
import { addDays, addMonths } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { RowOf } from '../../../platform/documents/document-handlers.ts'

export type PaidMembership = RowOf<typeof paidMembership>

export type Plan = {
  readonly name: string
  readonly feeMinor: number
  readonly isTaxInclusive: boolean
  readonly taxCodeId: number | null
  readonly durationMonths: number
  readonly graceDays: number
  readonly tierId: number
  readonly renewsAutomatically: boolean
  readonly isActive: boolean
}

/** Throws: invalid_input for an unknown plan. */
export async function readPlan(ctx: Ctx, tx: Tx, planId: number): Promise<Plan> {
  const { rows } = await sql<Plan>`
    select p.name, p.fee_minor as "feeMinor", p.is_tax_inclusive as "isTaxInclusive", p.tax_code_id as "taxCodeId",
      p.duration_months as "durationMonths", p.grace_days as "graceDays", p.tier_id as "tierId",
      p.renews_automatically as "renewsAutomatically", p.status = 'active' as "isActive"
    from sales.membership_plan p where p.company_id = ${ctx.companyId} and p.id = ${planId}`.execute(tx)
  return rows[0] ?? fail('invalid_input', atField(ctx, ['planId'], issueText.not_a_choice))
}

/** Last day of a number of months of a membership. */
export function lastDayOf(startsOn: string, months: number): string {
  return addDays(addMonths(startsOn, months), -1)
}

/** What a membership takes from its plan as it is now. */
export function termsOf({ feeMinor, durationMonths, graceDays, tierId, renewsAutomatically }: Plan, startsOn: string) {
  const endsOn = lastDayOf(startsOn, durationMonths)
  return { feeMinor, durationMonths, tierId, renewsAutomatically, endsOn, graceUntil: addDays(endsOn, graceDays) }
}
