import { lotsPage } from '@countinghouse/contract/inventory/lot'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/db.ts'
import { notify } from '../../desk/index.ts'
import { findViewers } from '../../erp/index.ts'

type Store = { readonly id: number; readonly name: string }
type Alerted = { readonly lot: string; readonly product: string }

/** Users of a store who are told. */
const mostTold = 500
/** Lots that a notification names; the list has the others. */
const mostNamed = 5

/** At night: whoever may see lots is told of those in their stores that expire soon or have expired, once for each lot and store. */
export async function alertOfExpiry(db: Database, companyId: number): Promise<void> {
  const { rows: stores } = await sql<Store>`
    select s.id, s.name from erp.store s
    where s.company_id = ${companyId} and exists (${expiringIn(companyId, sql`s.id`)}) order by s.id`.execute(
    db.reader({ companyId }),
  )
  for (const store of stores) await db.inTransaction({ companyId }, (tx) => alertStore(tx, companyId, store))
}

/** A run beside it waits at the rows of the lots, and finds none that are new. */
async function alertStore(tx: Tx, companyId: number, { id: storeId, name }: Store): Promise<void> {
  const { rows: alerted } = await sql<Alerted>`
    with told as (
      insert into inventory.lot_alert (company_id, lot_id, store_id)
      select distinct ${companyId}::bigint, e.id, ${storeId}::bigint from (${expiringIn(companyId, sql`${storeId}::bigint`)}) e order by 2
      on conflict do nothing returning lot_id)
    select l.name as lot, l.product_name as product
    from told t join inventory.lot_list l on l.company_id = ${companyId} and l.id = t.lot_id order by l.expires_on, l.id`.execute(
    tx,
  )
  if (alerted.length === 0) return
  const people = await findViewers(tx, companyId, lotsPage, { stores: [storeId], limit: mostTold })
  const { rows } = await sql<{ today: string }>`select erp.today(${companyId})::text as today`.execute(tx)
  const named = alerted.slice(0, mostNamed).map(({ lot, product }) => `${product} (${lot})`)
  await notify(tx, companyId, {
    recipients: people.map(({ id }) => id),
    kind: 'lots_expiring',
    groupKey: `lots_expiring:${storeId}:${rows[0]?.today ?? ''}`,
    record: null,
    address: `${lotsPage.path}?status=expiring,expired`,
    args: {
      what: name,
      count: String(alerted.length),
      words: [...named, ...(alerted.length > mostNamed ? ['…'] : [])].join(', '),
    },
  })
}

/** Lots in stock of a store that expire, of which nobody was told there. Held ones are told once they are released. */
function expiringIn(companyId: number, storeId: ReturnType<typeof sql>) {
  return sql`
    select l.id from inventory.lot_list l
    join inventory.stock_balance b on b.company_id = l.company_id and b.variant_id = l.variant_id and b.lot_id = l.id and b.on_hand > 0
    join inventory.location o on o.company_id = b.company_id and o.id = b.location_id and o.store_id = ${storeId}
    where l.company_id = ${companyId} and l.status in ('expiring', 'expired')
      and not exists (select from inventory.lot_alert a where a.company_id = l.company_id and a.lot_id = l.id and a.store_id = ${storeId})`
}
