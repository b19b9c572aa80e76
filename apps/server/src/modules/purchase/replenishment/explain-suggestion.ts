import { fail } from '@countinghouse/contract/errors'
import { permissionName } from '@countinghouse/contract/page'
import { replenishmentPage } from '@countinghouse/contract/purchase/replenishment'
import type { Explanation } from '@countinghouse/contract/purchase/replenishment-calls'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { isOfHisStores } from '../../inventory/index.ts'
import { historyDays } from './store-items.ts'

/** Throws: not_found. */
export async function explainSuggestion(ctx: Ctx, reader: Reader, id: number): Promise<Explanation> {
  const ofStores = isOfHisStores(ctx, permissionName(replenishmentPage, 'view'), sql`s.store_id`)
  const { rows } = await sql<Explanation>`
    select s.id, s.version, platform.in_language(p.name, p.name_ar) as name, v.sku, t.name as store, s.status, s.model, u.name as rule,
      ((r.started_at at time zone coalesce(t.timezone, c.timezone))::date - ${sql.lit(historyDays)})::text as "firstDay",
      s.daily_demand::float8[] as days, s.usable_days as "usableDays", s.days_without_sale as "daysWithoutSale",
      s.demand_cap::float8 as "demandCap", s.mean_demand::float8 as "meanDemand", s.demand_deviation::float8 as "demandDeviation",
      n.name as season, s.lead_factor::float8 as "leadFactor", s.season_factor::float8 as "seasonFactor",
      s.lead_days::float8 as "leadDays", s.lead_deviation::float8 as "leadDeviation", s.lead_source as "leadSource",
      s.review_days as "reviewDays", s.service_level as "serviceLevel", s.cover_days as "coverDays",
      s.minimum_quantity::float8 as "minimumQuantity", s.maximum_quantity::float8 as "maximumQuantity",
      s.on_hand::float8 as "onHand", s.reserved::float8 as reserved, s.on_order::float8 as "onOrder",
      s.in_transit::float8 as "inTransit", s.outgoing::float8 as outgoing, s.position::float8 as position,
      s.safety_stock::float8 as "safetyStock", s.reorder_point::float8 as "reorderPoint", s.target::float8 as target,
      s.need::float8 as need, s.minimum_order::float8 as "minimumOrder", s.order_multiple::float8 as "orderMultiple",
      s.break_quantity::float8 as "breakQuantity", s.value_quantity::float8 as "valueQuantity", s.is_value_unmet as "isValueUnmet",
      s.suggested_quantity::float8 as "suggestedQuantity", s.buy_quantity::float8 as "buyQuantity",
      coalesce((select jsonb_agg(jsonb_build_object('storeId', o.store_id, 'store', w.name, 'quantity', o.quantity) order by o.quantity desc, w.name)
        from purchase.replenishment_source o join erp.store w on w.company_id = o.company_id and w.id = o.store_id
        where o.company_id = s.company_id and o.suggestion_id = s.id), '[]') as sources
    from purchase.replenishment_suggestion s
    join purchase.replenishment_run r on r.company_id = s.company_id and r.id = s.run_id and r.completed_at is not null
    join procure.variant v on v.company_id = s.company_id and v.id = s.variant_id
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    join erp.store t on t.company_id = s.company_id and t.id = s.store_id
    join erp.company c on c.id = s.company_id
    left join purchase.replenishment_rule u on u.company_id = s.company_id and u.id = s.rule_id
    left join purchase.season_profile n on n.company_id = s.company_id and n.id = s.season_profile_id
    where s.company_id = ${ctx.companyId} and s.id = ${id} and ${ofStores}`.execute(reader)
  return rows[0] ?? fail('not_found')
}
