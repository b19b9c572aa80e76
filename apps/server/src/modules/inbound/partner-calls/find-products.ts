import type { findPartnerProducts } from '@countinghouse/contract/inbound/partner-calls'
import { mostFound } from '@countinghouse/contract/inbound/partner-calls'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { lookUpMany } from '../../procure/index.ts'
import { barcodeOf, inOwnStores, isDelivered, openLines } from './find-orders.ts'

type Found = OutputOfRoute<typeof findPartnerProducts>['items']

/** Products of open orders: the one that a code names, then those whose SKU or name has every word. */
export async function findProducts(ctx: Ctx, reader: Reader, q: string): Promise<Found> {
  const [known] = await lookUpMany(ctx, reader, [q.slice(0, 60)])
  const exactId = known?.variant?.id ?? 0
  const words = sql`regexp_split_to_table(platform.normalise(${q}::text), ' ')`
  const { rows } = await sql<Found[number]>`
    select v.sku, platform.in_language(p.name, p.name_ar) as name, ${barcodeOf} as barcode, t.open::float8 as open
    from (
      select o.company_id, t.variant_id, sum(t.open_quantity) as open
      from purchase.purchase_order o
      cross join lateral (${openLines}) t
      where o.company_id = ${ctx.companyId} and o.status = 'ordered' and not o.is_on_hold and o.next_due_on is not null
        and ${inOwnStores(ctx)} and ${isDelivered}
      group by 1, 2) t
    join procure.variant v on v.company_id = t.company_id and v.id = t.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.id = ${exactId}
      or not exists (select from ${words} as word where position(word in platform.normalise(concat_ws(' ', p.name, p.name_ar, v.sku))) = 0)
    order by v.id <> ${exactId}, platform.in_language(p.name, p.name_ar) collate "und-x-icu", v.id limit ${mostFound}`.execute(
    reader,
  )
  return rows
}
