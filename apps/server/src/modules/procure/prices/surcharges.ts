import type { saveSurcharges } from '@countinghouse/contract/procure/price-surcharge'
import { text } from '@countinghouse/contract/procure/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireCostView } from '../costs/cost-view.ts'
import { requireRecords } from '../require-records.ts'
import { failAmounts, failAt } from './price-errors.ts'

type Saved = InputOfRoute<typeof saveSurcharges>
export type Surcharge = Saved['items'][number]
type Of = Pick<Saved, 'priceListId' | 'productId'>

/** Throws: not_found. */
export async function findSurcharges(
  { companyId }: Pick<Ctx, 'companyId'>,
  db: Reader | Tx,
  { priceListId, productId }: Of,
): Promise<Surcharge[]> {
  const { rows } = await sql<Surcharge>`
    select color_id as "colorId", size_from_sort as "sizeFromSort", size_to_sort as "sizeToSort", amount_minor as "amountMinor",
      trim_scale(buy_amount)::text as "buyAmount"
    from procure.price_option_surcharge
    where company_id = ${companyId} and price_list_id = ${priceListId} and product_id = ${productId}
    order by color_id nulls first, size_from_sort`.execute(db)
  if (rows.length === 0)
    await requireRecords(db, companyId, { 'procure.price_list': priceListId, 'procure.product': productId })
  return rows
}

/** Replaces all surcharges, audited with their product. Throws: not_found, stale, procure.rule_broken. */
export async function replaceSurcharges(ctx: Ctx, tx: Tx, { items, seen, ...of }: Saved): Promise<Surcharge[]> {
  const { companyId } = ctx
  const { rows } = await sql<{ isBuying: boolean; name: string }>`
    select l.kind = 'buy' as "isBuying", r.name from procure.price_list l
    join procure.product r on r.company_id = l.company_id and r.id = ${of.productId}
    where l.company_id = ${companyId} and l.id = ${of.priceListId} for no key update of r`.execute(tx)
  const [facts] = rows
  if (facts === undefined) return fail('not_found')
  if (facts.isBuying) requireCostView(ctx)
  const kept = facts.isBuying ? 'buyingSurcharges' : 'surcharges'
  for (const { amountMinor, buyAmount } of items)
    if ((amountMinor === null) !== facts.isBuying || (buyAmount !== null) !== facts.isBuying) failAmounts(ctx)
  const wrong = items.findIndex(
    (item, place) => !isOfOne(item) || items.slice(0, place).some((other) => meets(item, other)),
  )
  if (wrong !== -1) failAt(ctx, 'procure.rule_broken', [`items.${wrong}`], text.surcharge_of_one)
  const before = await findSurcharges(ctx, tx, of)
  if (seen !== undefined && wordsOf(seen) !== wordsOf(before))
    fail('stale', { details: { current: { items: before } } })
  await sql`
    delete from procure.price_option_surcharge
    where company_id = ${companyId} and price_list_id = ${of.priceListId} and product_id = ${of.productId}`.execute(tx)
  await sql`
    insert into procure.price_option_surcharge (company_id, price_list_id, currency, kind, product_id, color_id, size_from_sort,
      size_to_sort, amount_minor, buy_amount, created_by)
    select l.company_id, l.id, l.currency, l.kind, ${of.productId}, i."colorId", i."sizeFromSort", i."sizeToSort", i."amountMinor",
      i."buyAmount", ${ctx.userId}
    from procure.price_list l, json_to_recordset(${JSON.stringify(items)}::json) i ("colorId" bigint, "sizeFromSort" integer,
      "sizeToSort" integer, "amountMinor" bigint, "buyAmount" numeric)
    where l.company_id = ${companyId} and l.id = ${of.priceListId}`.execute(tx)
  const after = await findSurcharges(ctx, tx, of)
  ctx.audit({
    entity: 'procure.product',
    entityId: of.productId,
    label: facts.name,
    before: { priceListId: of.priceListId, [kept]: before },
    after: { priceListId: of.priceListId, [kept]: after },
  })
  return after
}

/** Comparison key, independent of the order of the surcharges. */
function wordsOf(items: readonly Surcharge[]): string {
  return items
    .map(({ colorId, sizeFromSort, sizeToSort, amountMinor, buyAmount }) =>
      JSON.stringify([colorId, sizeFromSort, sizeToSort, amountMinor, buyAmount]),
    )
    .toSorted()
    .join()
}

function isOfOne({ colorId, sizeFromSort: from, sizeToSort: to }: Surcharge): boolean {
  return colorId === null ? from !== null && to !== null && from <= to : from === null && to === null
}

function meets(one: Surcharge, other: Surcharge): boolean {
  if (one.colorId !== null || other.colorId !== null) return one.colorId === other.colorId
  const [from, to] = [one.sizeFromSort ?? 0, one.sizeToSort ?? 0]
  return from <= (other.sizeToSort ?? 0) && (other.sizeFromSort ?? 0) <= to
}
