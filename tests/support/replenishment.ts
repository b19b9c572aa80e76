import { suggestions } from '@countinghouse/contract/purchase/replenishment'
import { runReplenishment } from '@countinghouse/contract/purchase/replenishment-calls'
import { runJob } from '../../apps/server/src/platform/jobs/job-runner.ts'
import { query } from './database.ts'
import { asSuperuser } from './people.ts'
import { createProduct } from './products.ts'
import { approvedSupplier, catalogued } from './purchase.ts'
import type { TestServer } from './server.ts'
import { anotherStore, post } from './stock.ts'

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** Days of sales; the day before them has the opening stock. */
export const days = 24

/** A shop and a second store, with a supplier of packs of twelve that takes seven days, reviewed each week. */
export async function sellingCompany(server: TestServer) {
  const tenant = await server.company()
  const { companyId, storeId, owner } = tenant
  const { db } = server.app
  // Where days begin as those of `daysAgo` do.
  await asSuperuser(server, `update erp.store set timezone = 'UTC' where company_id = $1`, [companyId])
  const { storeId: otherId } = await anotherStore(db, server.database.superUrl, { companyId, code: 'TWO' })
  await asSuperuser(server, `update erp.store set timezone = 'UTC' where company_id = $1`, [companyId])
  const supplierId = await approvedSupplier(owner, { leadTimeDays: 7, reviewDays: 7 })
  const product = async (name: string, offer: Record<string, unknown> | null = { packQuantity: 12 }) => {
    const { id: productId, variantIds } = await createProduct(db, companyId, { name })
    if (offer !== null) await catalogued(owner, { supplierId, productId, ...offer }, { 1: '3.5' })
    return { productId, variantId: variantIds[0] ?? 0 }
  }
  const open = (variantId: number, quantity: number, at = storeId, day = days + 1) =>
    post(db, companyId, {
      storeId: at,
      effectiveOn: daysAgo(day),
      lines: [{ kind: 'opening', variantId, quantity, unitCost: '2' }],
    })
  /** So many on each day of the history, the last of which was yesterday. */
  const sell = async (variantId: number, quantities: readonly number[], at = storeId) => {
    for (const [index, quantity] of quantities.entries())
      if (quantity > 0)
        await post(db, companyId, {
          storeId: at,
          effectiveOn: daysAgo(quantities.length - index),
          lines: [{ kind: 'sale', variantId, quantity }],
        })
  }
  const run = async (client = owner) => {
    const { jobId } = await client.call(runReplenishment, {})
    await runJob(server.app.jobs, () => {}, { companyId, jobId })
    return jobId
  }
  const listed = async (client = owner, status = ['new', 'edited', 'accepted']) =>
    (await client.call(suggestions.routes.list, { status })).items
  return { ...tenant, otherId, supplierId, product, open, sell, run, listed }
}

/** A suggestion of a completed run for the first store and product of a company, that nothing is bought of. Answers its id. */
export async function insertSuggestion(superUrl: string, companyId: number): Promise<number> {
  const [{ id } = { id: 0 }] = await query<{ id: number }>(
    superUrl,
    `with run as (insert into purchase.replenishment_run (company_id, completed_at) values ($1, now()) returning id)
     insert into purchase.replenishment_suggestion (company_id, run_id, store_id, variant_id, model, daily_demand, usable_days,
       days_without_sale, mean_demand, demand_deviation, lead_days, lead_deviation, lead_source, review_days, service_level, on_hand,
       reserved, on_order, in_transit, outgoing, position, safety_stock, reorder_point, target, need, expected_on)
     select $1, r.id, s.id, v.id, 'normal', '{1,null,2}', 2, 0, 1.5, 0.5, 7, 1.4, 'supplier', 7, 'p95', 0, 0, 0, 0, 0, 0, 5, 1000000,
       1000001, 20, current_date + 7
     from run r, (select id from erp.store where company_id = $1 order by id limit 1) s,
       (select id from procure.variant where company_id = $1 order by id limit 1) v returning id::int`,
    [companyId],
  )
  return id
}
