import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/return-errors.text'
import { text as limitText } from '@countinghouse/contract/sales/tender-limits.text'
import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import type { TenderInput } from '@countinghouse/contract/sales/register'
import type { RefundablePart, returnRefusals } from '@countinghouse/contract/sales/return-policy'
import { beyondPaid, findBoundRefund } from '@countinghouse/contract/sales/return-policy'
import { format } from '@countinghouse/contract/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { findUnallowed } from '../approval/require-allowed.ts'
import { foreignCurrency } from './offered-types.ts'

export type ReturnRefusal = (typeof returnRefusals)[number]
/** A line of a return that needs an approval; `at`: its place, zero-based. */
export type RefusedLine = { readonly at: number; readonly variantId: number; readonly refusal: ReturnRefusal }
type Return = { readonly uid: string; readonly tillSessionId: number; readonly tenders: readonly TenderInput[] }

/** Why a line of receipt `s` is not taken back on a day; `w.days`: its days by `sales.return_days`. */
export function returnRefusalOf(day: RawBuilder<unknown>) {
  return sql`case when w.days = 0 then 'never' when s.business_on + w.days < ${day} then 'period' end`
}

/**
 * Of receipt `s`: what its payments can still give back, by type, all cash together and without its rounding. What no refund goes back by
 * is bound to nothing: it becomes store credit.
 */
export const refundableOfSale = sql`coalesce((
  select json_agg(json_build_object('kind', x.kind, 'paymentTypeId', x.type_id, 'isBound', x.is_bound, 'leftMinor', greatest(0, x.paid - case when x.kind = 'cash' then (
      select coalesce(sum(case b.kind when 'sale' then b.rounding_minor else -b.rounding_minor end), 0) from sales.sale b
      where b.company_id = s.company_id and b.status = 'completed' and b.id = any(x.bound)) else 0 end)) order by x.kind, x.type_id)
  from (
    select p.kind, case when p.kind <> 'cash' then p.id end as type_id, g.ids as bound,
      bool_or(p.refund_to_same_type_only and p.status = 'active' and p.kind not in ('voucher', 'points') and ${foreignCurrency} is null) as is_bound,
      sum((case b.kind when 'sale' then 1 else -1 end) * (t.tendered_minor - t.change_minor)) as paid
    from (select sales.bound_receipts(s.company_id, s.id) as ids) g
    join sales.sale b on b.company_id = s.company_id and b.id = any(g.ids) and b.status = 'completed'
    join sales.sale_tender t on t.company_id = b.company_id and t.sale_id = b.id
    join erp.payment_type p on p.company_id = t.company_id and p.id = t.payment_type_id and p.kind <> 'exchange'
    group by 1, 2, 3) x), '[]')`

/** Throws: sales.return_refused at the lines that come back late or never, unless approved. */
export async function requireInPolicy(
  ctx: Ctx,
  tx: Tx,
  input: Pick<Return, 'uid' | 'tillSessionId'>,
  refused: readonly RefusedLine[],
): Promise<void> {
  const needs = refused.map(({ variantId }) => ({ kind: 'return_policy' as const, variantId }))
  const open = await findUnallowed(ctx, tx, input, needs)
  if (open.length === 0) return
  const left = refused.filter((_, place) => open.includes(needs[place] as (typeof needs)[number]))
  const fields = left.map(({ at, refusal }) => {
    const message = format(text[`return_${refusal}`], ctx.locale)
    return [`lines.${at}.quantity`, [{ code: 'rule', message }]] as const
  })
  fail('sales.return_refused', { fields: Object.fromEntries(fields) })
}

type Refunded = {
  readonly refundable: readonly RefundablePart[]
  readonly kinds: readonly string[]
  /** Of payment types that are refunded by themselves alone, in the order of the tenders. */
  readonly bound: readonly boolean[]
  readonly roundingMinor: number
  readonly currency: string
}

/** Money goes back as it was paid, or as store credit. Throws: sales.refund_same_type, and sales.refund_beyond_paid unless approved. */
export async function requirePaidSo(
  ctx: Ctx,
  tx: Tx,
  input: Return,
  { refundable, kinds, bound, roundingMinor, currency }: Refunded,
): Promise<void> {
  const refunds = input.tenders.map(({ paymentTypeId, tenderedMinor }, place) => ({
    paymentTypeId,
    kind: kinds[place] ?? '',
    amountMinor: tenderedMinor,
    isBound: bound[place] ?? false,
  }))
  const refused = findBoundRefund(refundable, refunds, roundingMinor)
  if (refused !== null) {
    const { place, leftMinor } = refused
    const message = format(limitText.sameType, ctx.locale, { amount: codedAmount(leftMinor, currency) })
    const fields = { [`tenders.${place}.tenderedMinor`]: [{ code: 'rule', message }] }
    fail('sales.refund_same_type', { details: { leftMinor }, fields })
  }
  const beyondMinor = beyondPaid(refundable, refunds, roundingMinor)
  if (beyondMinor === 0) return
  const open = await findUnallowed(ctx, tx, input, [{ kind: 'refund_tender', value: beyondMinor }])
  if (open.length === 0) return
  const fields = input.tenders.map((_, place) => `tenders.${place}.tenderedMinor`)
  fail('sales.refund_beyond_paid', { details: { beyondMinor }, ...atField(ctx, fields, text.refund_beyond_paid) })
}

/** Lines of goods that a store never takes back; when they were sold is not known. */
export async function findUnreturnable(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  storeId: number,
  lines: readonly { readonly variantId: number }[],
): Promise<readonly RefusedLine[]> {
  const { rows } = await sql<{ variantId: number }>`
    select w.id as "variantId" from unnest(${lines.map(({ variantId }) => variantId)}::bigint[]) as w (id)
    where sales.return_days(${companyId}, ${storeId}, w.id) = 0`.execute(db)
  const never = new Set(rows.map(({ variantId }) => variantId))
  return lines.flatMap(({ variantId }, at) =>
    never.has(variantId) ? [{ at, variantId, refusal: 'never' as const }] : [],
  )
}
