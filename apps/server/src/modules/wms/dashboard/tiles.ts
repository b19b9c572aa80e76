import { discrepanciesPage } from '@countinghouse/contract/inventory/discrepancy'
import { ledgerHealthPage } from '@countinghouse/contract/inventory/ledger-health'
import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { stockAdjustment } from '@countinghouse/contract/inventory/stock-adjustment'
import { stockCheck } from '@countinghouse/contract/inventory/stock-check'
import { stockPage } from '@countinghouse/contract/inventory/stock'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import type { Page } from '@countinghouse/contract/page'
import type { DashboardTile } from '@countinghouse/contract/wms/dashboard'
import { dispatch } from '@countinghouse/contract/wms/dispatch'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

type Requested = {
  readonly companyId: number
  /** Today in the time zone of the company. */
  readonly today: Sql
  /** Condition that a store is included. */
  readonly isOf: (store: Sql) => Sql
}

type TileSource = {
  readonly page: Page
  /** Rows with `n` (records per row), `urgent`, `since` and `value_minor`; summed up, with the minimum of `since`. */
  readonly rows: (requested: Requested) => Sql
}

const none = {
  urgent: sql`null::boolean as urgent`,
  since: sql`null::timestamptz as since`,
  value: sql`null::bigint as value_minor`,
}

/** Shipments in some statuses, on one side of the transfer; overdue if the needed-by date has passed. */
function shipments(statuses: Sql, side: 'from_store_id' | 'to_store_id', since: Sql): TileSource {
  return {
    page: transferShipment.page,
    rows: ({ companyId, today, isOf }) => sql`
      select 1 as n, coalesce(t.need_by < ${today}, false) as urgent, ${since} as since, ${none.value}
      from inventory.transfer_shipment p
      join inventory.transfer t on t.company_id = ${companyId} and t.id = p.transfer_id
      where p.company_id = ${companyId} and p.status in ${statuses} and ${isOf(sql.ref(`p.${side}`))}`,
  }
}

/** Documents of a store that are pending approval. */
function waiting(page: Page, table: Sql, statuses: Sql, store: Sql): TileSource {
  return {
    page,
    rows: ({ companyId, isOf }) => sql`
      select 1 as n, ${none.urgent}, d.updated_at as since, ${none.value} from ${table} d
      where d.company_id = ${companyId} and d.status in ${statuses} and ${isOf(store)}`,
  }
}

export const tiles: Readonly<Record<DashboardTile, TileSource>> = {
  arriving: shipments(sql`('dispatched', 'receiving')`, 'to_store_id', sql`p.dispatched_at`),
  picking: shipments(sql`('planned')`, 'from_store_id', sql`p.created_at`),
  sending: shipments(sql`('picked', 'packed')`, 'from_store_id', sql`p.updated_at`),
  onWay: {
    page: stockPage,
    rows: ({ companyId, isOf }) => sql`
      select 1 as n, ${none.urgent}, ${none.since}, p.value_minor from inventory.stock_pool p
      where p.company_id = ${companyId} and p.is_transit and p.on_hand > 0 and ${isOf(sql`p.store_id`)}`,
  },
  differences: {
    page: discrepanciesPage,
    rows: ({ companyId, isOf }) => sql`
      select 1 as n, ${none.urgent}, d.created_at as since, ${none.value} from inventory.open_discrepancy d
      where d.company_id = ${companyId} and ${isOf(sql`d.to_store_id`)}`,
  },
  ending: {
    page: managedTransfer.page,
    rows: ({ companyId, today, isOf }) => sql`
      select 1 as n, t.blocking_until <= ${today} + 2 as urgent, t.approved_at as since, ${none.value} from inventory.transfer t
      where t.company_id = ${companyId} and t.status = 'approved' and ${isOf(sql`t.from_store_id`)}`,
  },
  transfers: waiting(
    managedTransfer.page,
    sql`inventory.transfer`,
    sql`('submitted', 'pending')`,
    sql`d.from_store_id`,
  ),
  adjustments: waiting(stockAdjustment.page, sql`inventory.stock_adjustment`, sql`('pending')`, sql`d.store_id`),
  dispatches: waiting(dispatch.page, sql`wms.dispatch`, sql`('pending')`, sql`d.store_id`),
  counts: {
    page: stockCheck.page,
    rows: ({ companyId, isOf }) => sql`
      select 1 as n, k.status in ('review', 'pending') as urgent, coalesce(k.started_at, k.created_at) as since, ${none.value}
      from inventory.stock_check k
      where k.company_id = ${companyId} and k.status in ('draft', 'counting', 'review', 'pending') and ${isOf(sql`k.store_id`)}`,
  },
  debts: {
    page: ledgerHealthPage,
    rows: ({ companyId, isOf }) => sql`
      select 1 as n, true as urgent, ${none.since}, d.value_minor from inventory.oversold_debt d
      where d.company_id = ${companyId} and d.quantity > 0 and ${isOf(sql`d.store_id`)}`,
  },
  ledger: {
    page: ledgerHealthPage,
    rows: ({ companyId }) => sql`
      select f.n, f.n > 0 as urgent, p.finished_at as since, ${none.value}
      from (select p.id, p.finished_at from inventory.ledger_proof p where p.company_id = ${companyId} and exists (select from store)
        order by p.finished_at desc, p.id desc limit 1) p
      cross join lateral (
        select coalesce(sum(cardinality(c.issues)), 0) as n from inventory.ledger_proof_check c
        where c.company_id = ${companyId} and c.proof_id = p.id) f`,
  },
}
