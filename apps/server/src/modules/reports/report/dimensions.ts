import type { ReportDimension } from '@countinghouse/contract/reports/catalogue'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Key of records that have none of a group, and of groups beyond the first ones. */
export const noKey = '~none'
export const restKey = '~rest'

/** Key of each group as text, of a fact `f`. */
const keys: Readonly<Record<ReportDimension, Sql>> = {
  day: sql`f.day::text`,
  week: sql`date_trunc('week', f.day::timestamp)::date::text`,
  month: sql`to_char(f.day, 'YYYY-MM')`,
  quarter: sql`to_char(f.day, 'YYYY-"Q"Q')`,
  year: sql`to_char(f.day, 'YYYY')`,
  weekday: sql`extract(isodow from f.day)::text`,
  hour: sql`lpad(f.hour::text, 2, '0')`,
  store: sql`f.store_id::text`,
  till: sql`f.till_id::text`,
  cashier: sql`f.cashier_id::text`,
  variant: sql`f.variant_id::text`,
  product: sql`f.product_id::text`,
  category: sql`f.category_id::text`,
  brand: sql`f.brand_id::text`,
  season: sql`f.season_id::text`,
  supplier: sql`f.supplier_id::text`,
  customer: sql`f.customer_id::text`,
  customerGroup: sql`f.customer_group_id::text`,
  channel: sql`f.channel`,
  tender: sql`f.tender_id::text`,
  promotion: sql`f.promotion_id::text`,
}

export function keyOf(dimension: ReportDimension): Sql {
  return sql`coalesce(${keys[dimension]}, ${noKey})`
}

const ofProduct: readonly ReportDimension[] = ['product', 'category', 'brand', 'season', 'supplier']
const ofReceipt: readonly ReportDimension[] = ['hour', 'till', 'cashier', 'customer', 'customerGroup']

export function needsProduct(dimensions: readonly ReportDimension[]): boolean {
  return dimensions.some((dimension) => ofProduct.includes(dimension))
}

export function needsReceipt(dimensions: readonly ReportDimension[]): boolean {
  return dimensions.some((dimension) => ofReceipt.includes(dimension))
}

/** Id, name and code of the records of a group; null: its keys speak for themselves. */
const records: Readonly<Partial<Record<ReportDimension, Sql>>> = {
  store: sql`select t.company_id, t.id, t.name, t.code from erp.store t`,
  till: sql`select t.company_id, t.id, t.name, t.code from sales.till t`,
  cashier: sql`select t.company_id, t.id, concat_ws(' ', t.first_name, t.last_name) as name, null::text as code from erp.app_user t`,
  variant: sql`select t.company_id, t.id, platform.in_language(r.name, r.name_ar) as name, t.sku as code
    from procure.variant t join procure.product r on r.company_id = t.company_id and r.id = t.product_id`,
  product: sql`select t.company_id, t.id, platform.in_language(t.name, t.name_ar) as name, t.code from procure.product t`,
  category: sql`select t.company_id, t.id, platform.in_language(t.name, t.name_ar) as name, t.code from procure.category t`,
  brand: sql`select t.company_id, t.id, platform.in_language(t.name, t.name_ar) as name, t.code from procure.brand t`,
  season: sql`select t.company_id, t.id, t.name, t.code from procure.season t`,
  supplier: sql`select t.company_id, t.id, t.name, t.code from procure.supplier t`,
  customer: sql`select t.company_id, t.id, t.name, t.code from crm.customer t`,
  customerGroup: sql`select t.company_id, t.id, t.name, t.code from crm.customer_group t`,
  tender: sql`select t.company_id, t.id, t.name, t.code from erp.payment_type t`,
  promotion: sql`select t.company_id, t.id, t.name, t.code from sales.promotion t`,
}

export function recordsOf(dimension: ReportDimension): Sql | null {
  return records[dimension] ?? null
}
