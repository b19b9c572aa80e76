import { recognisedAfter } from '@countinghouse/kernel/deferred-income'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { postJournals } from '../../accounts/index.ts'
import { lastDayOf } from './calculate-membership.ts'

/** Source type of the income of memberships in the ledger; its event number is the month. */
export const membershipSource = 'paid_membership'

export type Recognised = {
  readonly id: number
  readonly name: string
  readonly storeId: number
  readonly startsOn: string
  readonly soldOn: string
  readonly durationMonths: number
  readonly netMinor: number
  readonly recognisedMinor: number
  readonly recognisedMonths: number
  readonly nextOn: string | null
}

/** A membership with what became income of it. Locks: the membership. */
export async function lockRecognised(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: Tx,
  id: number,
): Promise<Recognised | null> {
  const { rows } = await sql<Recognised>`
    select p.id, p.name, p.store_id as "storeId", p.starts_on::text as "startsOn", p.sold_on::text as "soldOn", p.duration_months as "durationMonths",
      p.net_minor as "netMinor", p.recognised_minor as "recognisedMinor", p.recognised_months as "recognisedMonths", p.next_on::text as "nextOn"
    from sales.paid_membership p where p.company_id = ${companyId} and p.id = ${id} for no key update`.execute(tx)
  return rows[0] ?? null
}

/**
 * Posts the income of the next month of a membership on its last day, or when it was sold if that is later (event E13). Throws: what
 * postJournals throws. Locks: period, balances; the caller holds the membership.
 */
export async function recogniseMonth(ctx: Ctx, tx: Tx, membership: Recognised): Promise<Recognised> {
  const { startsOn, soldOn, durationMonths, netMinor, recognisedMinor } = membership
  const monthNo = membership.recognisedMonths + 1
  const on = lastDayOf(startsOn, monthNo)
  const next = {
    recognisedMonths: monthNo,
    recognisedMinor: recognisedAfter(netMinor, durationMonths, monthNo),
    nextOn: monthNo === durationMonths ? null : lastDayOf(startsOn, monthNo + 1),
  }
  const amountMinor = next.recognisedMinor - recognisedMinor
  await postIncome(ctx, tx, membership, { monthNo, on: on < soldOn ? soldOn : on, amountMinor })
  await sql`
    update sales.paid_membership
    set recognised_months = ${next.recognisedMonths}, recognised_minor = ${next.recognisedMinor}, next_on = ${next.nextOn}::date
    where company_id = ${ctx.companyId} and id = ${membership.id}`.execute(tx)
  return { ...membership, ...next }
}

type Income = { readonly monthNo: number; readonly on: string; readonly amountMinor: number }

/** Throws: what postJournals throws. Locks: period, balances. */
export async function postIncome(
  ctx: Ctx,
  tx: Tx,
  { id, name, storeId }: Pick<Recognised, 'id' | 'name' | 'storeId'>,
  { monthNo, on, amountMinor }: Income,
): Promise<void> {
  await sql`
    insert into sales.membership_income (company_id, paid_membership_id, month_no, recognised_on, amount_minor)
    values (${ctx.companyId}, ${id}, ${monthNo}, ${on}::date, ${amountMinor})`.execute(tx)
  const event = {
    source: 'sale',
    sourceType: membershipSource,
    sourceId: id,
    eventNo: monthNo,
    postedOn: on,
    description: name,
    lines: [
      { role: 'deferred_membership', storeId, amountMinor },
      { role: 'membership_income', storeId, amountMinor: -amountMinor },
    ],
  } as const
  await postJournals(ctx, [event]).execute(tx)
}
