import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Copying = { readonly from: number; readonly to: number }

/** Copies the bill of materials of a virtual product to its clone, which has an empty one; nothing for other products. */
export async function copyBom({ companyId }: Pick<Ctx, 'companyId'>, tx: Tx, { from, to }: Copying): Promise<void> {
  const { rows } = await sql`
    update procure.virtual_product v set kind = o.kind, price_mode = o.price_mode, discount_ppm = o.discount_ppm,
      discount_minor = o.discount_minor, discount_currency = o.discount_currency, tax_mode = o.tax_mode, sell_when = o.sell_when,
      valid_from = o.valid_from, valid_until = o.valid_until, expected_from = o.expected_from, expected_until = o.expected_until,
      cap_quantity = o.cap_quantity, customer_cap_quantity = o.customer_cap_quantity, note = o.note
    from procure.virtual_product o
    where o.company_id = ${companyId} and o.product_id = ${from} and v.company_id = ${companyId} and v.product_id = ${to}
    returning v.product_id`.execute(tx)
  if (rows.length === 0) return
  await sql`
    insert into procure.virtual_group (company_id, product_id, line_no, name, min_pick, max_pick)
    select company_id, ${to}, line_no, name, min_pick, max_pick from procure.virtual_group
    where company_id = ${companyId} and product_id = ${from}`.execute(tx)
  await sql`
    insert into procure.virtual_component (company_id, product_id, line_no, virtual_kind, group_no, variant_id, component_product_id,
      component_kind, quantity)
    select company_id, ${to}, line_no, virtual_kind, group_no, variant_id, component_product_id, component_kind, quantity
    from procure.virtual_component where company_id = ${companyId} and product_id = ${from}`.execute(tx)
}
