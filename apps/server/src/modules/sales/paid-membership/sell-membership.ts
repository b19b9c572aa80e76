import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { addMonths } from '@countinghouse/kernel/days'
import { AppError } from '@countinghouse/kernel/errors'
import { decimalOfUnits, dividedExactly } from '@countinghouse/kernel/exact'
import { currencyDigits } from '@countinghouse/kernel/money'
import { priceDecimals } from '@countinghouse/kernel/money-line'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { postCustomerInvoice } from '../../accounts/index.ts'
import type { PaidMembership, Plan } from './calculate-membership.ts'
import { lastDayOf, readPlan, termsOf } from './calculate-membership.ts'
import { cardNumberOf } from './card-number.ts'

const monthsAhead = 12

type Member = { readonly currency: string; readonly today: string; readonly isActive: boolean }

/** Locks: the customer. */
async function lockMember({ companyId }: Ctx, tx: Tx, customerId: number): Promise<Member> {
  const { rows } = await sql<Member>`
    select y.base_currency as currency, erp.today(y.id)::text as today, c.status = 'active' as "isActive"
    from crm.customer c join erp.company y on y.id = c.company_id
    where c.company_id = ${companyId} and c.id = ${customerId} for no key update of c`.execute(tx)
  return rows[0] ?? fail('not_found')
}

/** Sells a draft. Throws: sales.membership_day, and what startMembership throws. */
export async function sellMembership(ctx: Ctx, tx: Tx, row: PaidMembership): Promise<TransitionOutcome> {
  const { today } = await lockMember(ctx, tx, row.customerId)
  if (row.startsOn < today || row.startsOn > addMonths(today, monthsAhead))
    fail('sales.membership_day', atField(ctx, ['startsOn'], text.membership_day))
  return await startMembership(ctx, tx, row, null)
}

/**
 * Posts the invoice of a membership at the terms of its plan today, which starts it. `renewed`: the membership that it renews. Throws:
 * sales.member_inactive, sales.plan_without_tax, sales.membership_overlaps, what postCustomerInvoice throws. Locks: the customer, and those of
 * the invoice.
 */
export async function startMembership(
  ctx: Ctx,
  tx: Tx,
  row: PaidMembership,
  renewed: Pick<PaidMembership, 'cardNo' | 'renewsAutomatically'> | null,
): Promise<TransitionOutcome> {
  const { currency, today, isActive } = await lockMember(ctx, tx, row.customerId)
  const plan = await readPlan(ctx, tx, row.planId)
  const inactive = [...(isActive ? [] : ['customerId']), ...(plan.isActive ? [] : ['planId'])]
  if (inactive.length > 0) fail('sales.member_inactive', atField(ctx, inactive, text.member_inactive))
  await requireApart(ctx, tx, row, plan)
  const terms = termsOf(plan, row.startsOn)
  const card = renewed?.cardNo ?? cardNumberOf(row.id)
  const renewsAutomatically = renewed?.renewsAutomatically ?? plan.renewsAutomatically
  const { id: invoiceId, netMinor } = await invoiceFee(ctx, tx, { row, plan, currency, reference: card })
  const nextOn = lastDayOf(row.startsOn, 1)
  return {
    status: 'active',
    set: { ...terms, renewsAutomatically, cardNo: card, invoiceId, soldOn: today, netMinor, nextOn },
  }
}

/** Throws, at the first day: sales.membership_overlaps. The database refuses what is sold at the same moment. */
async function requireApart(ctx: Ctx, tx: Tx, row: PaidMembership, plan: Plan): Promise<void> {
  const { endsOn } = termsOf(plan, row.startsOn)
  const { rows } = await sql`
    select from sales.paid_membership p
    where p.company_id = ${ctx.companyId} and p.customer_id = ${row.customerId} and p.plan_id = ${row.planId} and p.id <> ${row.id}
      and p.status in ('active', 'grace') and p.starts_on <= ${endsOn}::date and p.ends_on >= ${row.startsOn}::date limit 1`.execute(
    tx,
  )
  if (rows.length > 0) fail('sales.membership_overlaps', atField(ctx, ['startsOn'], text.membership_overlaps))
}

type Fee = {
  readonly row: PaidMembership
  readonly plan: Plan
  readonly currency: string
  readonly reference: string
}

/** Invoiced by months, so that a credit note takes back whole months. Throws, at the plan: sales.plan_without_tax. */
async function invoiceFee(ctx: Ctx, tx: Tx, { row, plan, currency, reference }: Fee) {
  const { feeMinor, durationMonths: quantity, isTaxInclusive, taxCodeId, name } = plan
  const { startsOn, customerId, storeId } = row
  const scale = 10n ** BigInt(priceDecimals - currencyDigits(currency))
  const perMonth = dividedExactly(BigInt(feeMinor) * scale, BigInt(quantity))
  const description = `${name}, ${startsOn} – ${lastDayOf(startsOn, quantity)}`
  const unitPrice = decimalOfUnits(perMonth, priceDecimals)
  try {
    return await postCustomerInvoice(ctx, tx, {
      customerId,
      storeId,
      reference,
      currencyCode: currency,
      isTaxInclusive,
      isDeferred: true,
      lines: [{ description, quantity, unitPrice, taxCodeId }],
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'accounts.invoice_without_tax')
      fail('sales.plan_without_tax', atField(ctx, ['planId'], text.plan_without_tax))
    throw error
  }
}
