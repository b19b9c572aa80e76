import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'

export type OrderLine = {
  readonly lineNo: number
  readonly variantId: number
  readonly isStocked: boolean
  /** What no other delivery is picked for. Units: stock units. */
  readonly open: number
  readonly price: string
  readonly discountPpm: number
}

/** A sales order as its deliveries need it. */
export type DeliverableOrder = {
  readonly id: number
  readonly name: string
  readonly status: string
  readonly storeId: number
  readonly customerId: number
  readonly deliveryMode: 'deliver' | 'collect'
  readonly currencyCode: string
  readonly isTaxInclusive: boolean
  readonly paymentTermId: number | null
  readonly customerReference: string | null
  readonly lines: readonly OrderLine[]
}

/** Holds an order before its delivery is held, so that two deliveries do not take the same quantity. */
export async function lockOrder({ companyId }: Ctx, tx: Tx, deliveryId: number): Promise<void> {
  await sql`
    select from sales.sales_order o where o.company_id = ${companyId}
      and o.id = (select d.sales_order_id from sales.delivery d where d.company_id = ${companyId} and d.id = ${deliveryId}) for no key update`.execute(
    tx,
  )
}

/** Null: there is none. */
export async function readOrder({ companyId }: Ctx, db: Reader | Tx, id: number): Promise<DeliverableOrder | null> {
  const { rows } = await sql<DeliverableOrder>`
    select o.id, o.name, o.status, o.store_id as "storeId", o.customer_id as "customerId", o.delivery_mode as "deliveryMode", o.currency_code as "currencyCode",
      o.is_tax_inclusive as "isTaxInclusive", o.payment_term_id as "paymentTermId", o.customer_reference as "customerReference",
      (select json_agg(json_build_object('lineNo', l.line_no, 'variantId', l.variant_id, 'isStocked', p.kind = 'stocked', 'open', l.open_quantity - l.released_quantity,
          'price', coalesce(l.price, 0)::text, 'discountPpm', l.discount_ppm) order by l.line_no)
        from sales.sales_order_line l
        join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
        join procure.product p on p.company_id = v.company_id and p.id = v.product_id
        where l.company_id = o.company_id and l.sales_order_id = o.id) as lines
    from sales.sales_order o where o.company_id = ${companyId} and o.id = ${id}`.execute(db)
  return rows[0] ?? null
}
