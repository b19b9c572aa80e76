import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type {
  getCustomerPromotions,
  getPromotions,
  lookUpCoupon,
  RegisterCoupon,
  RegisterPromotion,
} from '@countinghouse/contract/sales/register'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { AppliedPromotion } from '@countinghouse/kernel/receipt'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireCustomer } from '../../crm/index.ts'
import { requireStore } from './require-store.ts'

type Where = {
  readonly storeId: number
  /** Business date, `YYYY-MM-DD`. */
  readonly day: string
  /** Whose segments count; null: an unknown customer is in none. */
  readonly customerId: number | null
}

/** Its uses are counted. */
const isLimited = sql`(m.usage_limit is not null or m.budget_minor is not null or m.customer_limit is not null)`

/** As a register promotion; `m`: the promotion. */
const asPromotion = sql`
  json_build_object('id', m.id, 'name', m.name, 'kind', m.kind, 'ratePpm', m.rate_ppm, 'amountMinor', m.amount_minor,
    'buyQuantity', m.buy_quantity, 'getQuantity', m.get_quantity, 'leastMinor', m.least_minor, 'priority', m.priority,
    'stackGroup', m.stack_group, 'isStackable', m.is_stackable, 'combinesWithManual', m.combines_with_manual,
    'leftMinor', least(m.most_minor, m.budget_minor - m.used_minor), 'isLimited', ${isLimited},
    'times', (select coalesce(json_agg(json_build_object('weekday', l.weekday, 'startsAt', to_char(l.starts_at, 'HH24:MI'),
        'endsAt', to_char(l.ends_at, 'HH24:MI')) order by l.line_no), '[]')
      from sales.promotion_time l where l.company_id = m.company_id and l.promotion_id = m.id),
    'scope', json_build_object(
      'productIds', (select coalesce(json_agg(l.product_id order by l.product_id), '[]') from sales.promotion_product l
        where l.company_id = m.company_id and l.promotion_id = m.id),
      'categoryIds', (select coalesce(json_agg(l.category_id order by l.category_id), '[]') from sales.promotion_category l
        where l.company_id = m.company_id and l.promotion_id = m.id),
      'brandIds', (select coalesce(json_agg(l.brand_id order by l.brand_id), '[]') from sales.promotion_brand l
        where l.company_id = m.company_id and l.promotion_id = m.id)))`

const isOfSegments = sql`
  exists (select from sales.promotion_segment l where l.company_id = m.company_id and l.promotion_id = m.id)`

/** Receipts of a customer that a promotion took something off, besides one; `m`: the promotion. */
function receiptsOf(customerId: number | null, besides: number | null) {
  return sql`(select count(distinct l.sale_id) from sales.sale_promotion l
    join sales.sale s on s.company_id = l.company_id and s.id = l.sale_id and s.status = 'completed'
    where l.company_id = m.company_id and l.promotion_id = m.id and s.customer_id = ${customerId}::bigint
      and s.id is distinct from ${besides}::bigint)`
}

/** Active in a store on a day, for a customer, with uses left. */
function isValid({ storeId, day, customerId }: Where) {
  return sql`m.status = 'active' and coalesce(m.starts_on <= ${day}::date, true) and coalesce(m.ends_on >= ${day}::date, true)
    and (not exists (select from sales.promotion_store l where l.company_id = m.company_id and l.promotion_id = m.id)
      or exists (select from sales.promotion_store l where l.company_id = m.company_id and l.promotion_id = m.id and l.store_id = ${storeId}))
    and (not ${isOfSegments} or exists (
      select from sales.promotion_segment l join sales.segment_member n on n.company_id = l.company_id and n.segment_id = l.segment_id
      where l.company_id = m.company_id and l.promotion_id = m.id and n.customer_id = ${customerId}::bigint))
    and coalesce(m.usage_count < m.usage_limit, true) and coalesce(m.used_minor < m.budget_minor, true)
    and (m.customer_limit is null or (${customerId}::bigint is not null and m.customer_limit > ${receiptsOf(customerId, null)}))`
}

/** Promotions without a coupon. */
export async function readPromotions(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  where: Where,
): Promise<readonly RegisterPromotion[]> {
  const { rows } = await sql<{ promotion: RegisterPromotion }>`
    select ${asPromotion} as promotion from sales.promotion m
    where m.company_id = ${companyId} and not m.needs_coupon and ${isValid(where)} order by m.id`.execute(db)
  return rows.map(({ promotion }) => promotion)
}

/** Coupons by their codes, each once. Throws: sales.coupon_invalid, sales.coupon_used_up. */
export async function readCoupons(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  { codes, ...where }: Where & { readonly codes: readonly string[] },
): Promise<readonly RegisterCoupon[]> {
  const wanted = [...new Set(codes.map((code) => code.toLowerCase()))]
  if (wanted.length === 0) return []
  const { rows } = await sql<RegisterCoupon & { readonly isUsedUp: boolean }>`
    select c.id as "couponId", c.code, ${asPromotion} as promotion, coalesce(c.usage_count >= c.usage_limit, false) as "isUsedUp"
    from sales.coupon c join sales.promotion m on m.company_id = c.company_id and m.id = c.promotion_id
    where c.company_id = ${companyId} and lower(c.code) = any(${wanted}::text[]) and c.status = 'active'
      and coalesce(c.ends_on >= ${where.day}::date, true) and ${isValid(where)} order by c.id`.execute(db)
  if (rows.length < wanted.length) return fail('sales.coupon_invalid')
  if (rows.some(({ isUsedUp }) => isUsedUp)) return fail('sales.coupon_used_up')
  return rows.map(({ couponId, code, promotion }) => ({ couponId, code, promotion }))
}

type Recorded = {
  readonly saleId: number
  readonly customerId: number | null
  readonly entries: readonly AppliedPromotion[]
  readonly coupons: readonly RegisterCoupon[]
  /** Promotions of the store that need no coupon. */
  readonly automatic: readonly RegisterPromotion[]
}

/**
 * Keeps what promotions took off a receipt and counts those with a limit and the coupons that applied. Throws: sales.promotion_used_up,
 * sales.coupon_used_up. Locks: these promotions, then these coupons, in key order.
 */
export async function recordPromotions(
  ctx: Ctx,
  tx: Tx,
  { saleId, customerId, entries, coupons, automatic }: Recorded,
): Promise<void> {
  const { companyId } = ctx
  const applied = entries.filter(({ refusal, amountMinor }) => refusal === null && amountMinor > 0)
  // A coupon of a promotion that applies without it, or a second of one promotion, changes nothing, so it keeps its use.
  // Coupons are in key order.
  const used = coupons.filter(
    ({ promotion }, at) =>
      applied.some(({ promotionId }) => promotionId === promotion.id) &&
      !automatic.some(({ id }) => id === promotion.id) &&
      coupons.findIndex((one) => one.promotion.id === promotion.id) === at,
  )
  const offered = [...automatic, ...coupons.map(({ promotion }) => promotion)]
  const limited = new Set(offered.filter((one) => one.isLimited).map(({ id }) => id))
  const counted = Map.groupBy(
    applied.filter(({ promotionId }) => limited.has(promotionId)),
    ({ promotionId }) => promotionId,
  )
  for (const [promotionId, taken] of [...counted].toSorted(([one], [other]) => one - other)) {
    const amountMinor = taken.reduce((sum, entry) => sum + entry.amountMinor, 0)
    await countUse(ctx, tx, { promotionId, amountMinor, saleId, customerId })
  }
  for (const { couponId } of used) {
    const { numUpdatedRows } = await tx
      .updateTable('sales.coupon')
      .set({ usage_count: sql`usage_count + 1` })
      .where('company_id', '=', companyId)
      .where('id', '=', couponId)
      .where(sql<boolean>`coalesce(usage_count < usage_limit, true)`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail('sales.coupon_used_up')
  }
  const couponOf = new Map(used.map(({ couponId, promotion }) => [promotion.id, couponId]))
  if (applied.length === 0) return
  const rows = applied.map(({ promotionId, line, amountMinor }, index) => ({
    seq: index + 1,
    line: line + 1,
    promotion: promotionId,
    coupon: couponOf.get(promotionId) ?? null,
    amount: amountMinor,
    counted: counted.has(promotionId),
  }))
  await sql`
    insert into sales.sale_promotion (company_id, sale_id, seq, line_no, promotion_id, coupon_id, amount_minor, is_counted)
    select ${companyId}, ${saleId}, r.seq, r.line, r.promotion, r.coupon, r.amount, r.counted
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (seq integer, line integer, promotion bigint, coupon bigint, amount bigint, counted boolean)`.execute(
    tx,
  )
}

type Use = {
  readonly promotionId: number
  readonly amountMinor: number
  readonly saleId: number
  readonly customerId: number | null
}

/** Counts a use within the limits of a promotion, one receipt after the other. Throws: sales.promotion_used_up. */
async function countUse({ companyId }: Ctx, tx: Tx, use: Use): Promise<void> {
  const { promotionId, amountMinor, saleId, customerId } = use
  const { rows } = await sql`
    update sales.promotion m set usage_count = m.usage_count + 1, used_minor = m.used_minor + ${amountMinor}::bigint
    where m.company_id = ${companyId} and m.id = ${promotionId} and coalesce(m.usage_count < m.usage_limit, true)
      and coalesce(m.used_minor + ${amountMinor}::bigint <= m.budget_minor, true)
    returning m.id`.execute(tx)
  if (rows.length === 0) return fail('sales.promotion_used_up')
  // The row is held, so that the receipts of the customer are counted one after the other.
  const { rows: left } = await sql`
    select from sales.promotion m where m.company_id = ${companyId} and m.id = ${promotionId}
      and coalesce(m.customer_limit > ${receiptsOf(customerId, saleId)}, true)`.execute(tx)
  if (left.length === 0) fail('sales.promotion_used_up')
}

/** Gives the uses of promotions and coupons of a voided receipt back. Locks: these promotions, then these coupons, in key order. */
export async function returnUses({ companyId }: Ctx, tx: Tx, saleId: number): Promise<void> {
  await sql`
    with taken as (
      select p.promotion_id, sum(p.amount_minor) as amount from sales.sale_promotion p
      where p.company_id = ${companyId} and p.sale_id = ${saleId} and p.is_counted group by 1),
    held as materialized (
      select m.id from sales.promotion m where m.company_id = ${companyId} and m.id in (select promotion_id from taken)
      order by m.id for update)
    update sales.promotion m set usage_count = m.usage_count - 1, used_minor = m.used_minor - t.amount
    from held h join taken t on t.promotion_id = h.id
    where m.company_id = ${companyId} and m.id = h.id`.execute(tx)
  await sql`
    update sales.coupon c set usage_count = c.usage_count - 1
    where c.company_id = ${companyId} and c.usage_count > 0 and c.id in (
      select p.coupon_id from sales.sale_promotion p where p.company_id = ${companyId} and p.sale_id = ${saleId})`.execute(
    tx,
  )
}

/** Throws: not_found. */
export async function findPromotions(
  ctx: Ctx,
  reader: Reader,
  { storeId }: InputOfRoute<typeof getPromotions>,
): Promise<OutputOfRoute<typeof getPromotions>> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  return { promotions: [...(await readPromotions(ctx, reader, { storeId, day, customerId: null }))] }
}

/** Those of the segments of a customer, and those of so many receipts per customer. Throws: not_found. */
export async function findCustomerPromotions(
  ctx: Ctx,
  reader: Reader,
  { storeId, customerId }: InputOfRoute<typeof getCustomerPromotions>,
): Promise<OutputOfRoute<typeof getCustomerPromotions>> {
  const { companyId } = ctx
  const day = await requireStore(ctx, reader, storeId, registerPage)
  await requireCustomer(ctx, reader, customerId)
  const { rows } = await sql<{ promotion: RegisterPromotion }>`
    select ${asPromotion} as promotion from sales.promotion m
    where m.company_id = ${companyId} and not m.needs_coupon and (${isOfSegments} or m.customer_limit is not null) and ${isValid({ storeId, day, customerId })}
    order by m.id`.execute(reader)
  return { promotions: rows.map(({ promotion }) => promotion) }
}

/** Throws: not_found, sales.coupon_invalid, sales.coupon_used_up. */
export async function findCoupon(
  ctx: Ctx,
  reader: Reader,
  { storeId, code, customerId }: InputOfRoute<typeof lookUpCoupon>,
): Promise<OutputOfRoute<typeof lookUpCoupon>> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  if (customerId != null) await requireCustomer(ctx, reader, customerId)
  const [found] = await readCoupons(ctx, reader, { storeId, day, customerId: customerId ?? null, codes: [code] })
  return found ?? fail('sales.coupon_invalid')
}
