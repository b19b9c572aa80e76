import { fail } from '@countinghouse/contract/errors'
import type { checkMargin, listBatchMargins, listMargins, Margin } from '@countinghouse/contract/procure/margin'
import { mostBatched } from '@countinghouse/contract/procure/price-batch'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { requireRecords } from '../require-records.ts'
import { findDefaultPrices } from '../prices/default-prices.ts'
import type { Requested } from './margins.ts'
import { marginsOf } from './margins.ts'

/** Throws: not_found. */
export async function findMargin(ctx: Ctx, reader: Reader, input: InputOfRoute<typeof checkMargin>): Promise<Margin> {
  const { priceListId, productId, variantId = null, amountMinor } = input
  const { rows } = await sql<{ currency: string; taxIncluded: boolean }>`
    select currency, tax_included as "taxIncluded" from procure.price_list
    where company_id = ${ctx.companyId} and id = ${priceListId} and kind <> 'buy'`.execute(reader)
  const [list] = rows
  if (list === undefined) return fail('not_found')
  await requireRecords(reader, ctx.companyId, { 'procure.product': productId, 'procure.variant': variantId })
  const [margin] = await marginsOf(reader, ctx.companyId, [{ productId, variantId, amountMinor, ...list }])
  return margin ?? fail('not_found')
}

type Item = OutputOfRoute<typeof listMargins>['items'][number]

/** The variant with the lowest margin of each product. */
export async function findMargins(
  { companyId }: Pick<Ctx, 'companyId'>,
  reader: Reader | Tx,
  productIds: readonly number[],
): Promise<Item[]> {
  const requested = await findDefaultPrices({ companyId }, reader, productIds)
  const margins = await marginsOf(reader, companyId, requested)
  const worst = new Map<number, Item>()
  for (const [place, { productId }] of requested.entries()) {
    const margin = margins[place]
    if (margin === undefined || margin.marginPpm === null) continue
    const known = worst.get(productId)
    if (known === undefined || margin.marginPpm < (known.marginPpm ?? 0)) worst.set(productId, { ...margin, productId })
  }
  return [...worst.values()]
}

/** Throws: not_found. */
export async function findBatchMargins(
  { companyId }: Ctx,
  reader: Reader,
  id: number,
): Promise<OutputOfRoute<typeof listBatchMargins>> {
  await requireRecords(reader, companyId, { 'procure.price_batch': id })
  const { rows } = await sql<Requested & { lineNo: number }>`
    select l.line_no as "lineNo", coalesce(p.product_id, v.product_id) as "productId", p.variant_id as "variantId",
      l.new_minor as "amountMinor", i.currency, i.tax_included as "taxIncluded"
    from procure.price_batch_line l
    join procure.price p on p.company_id = l.company_id and p.id = l.price_id
    join procure.price_list i on i.company_id = p.company_id and i.id = p.price_list_id
    left join procure.variant v on v.company_id = p.company_id and v.id = p.variant_id
    where l.company_id = ${companyId} and l.price_batch_id = ${id} order by l.line_no limit ${sql.lit(mostBatched)}`.execute(
    reader,
  )
  const margins = await marginsOf(reader, companyId, rows)
  const items = rows.map(({ lineNo }, place) => ({
    lineNo,
    marginPpm: margins[place]?.marginPpm ?? null,
    isBelow: margins[place]?.isBelow ?? false,
  }))
  return {
    below: items.filter(({ isBelow }) => isBelow).length,
    unknown: margins.filter(({ unknown }) => unknown > 0).length,
    items,
  }
}
