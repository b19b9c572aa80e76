import { fail } from '@countinghouse/contract/errors'
import type { Bom, BomComponent } from '@countinghouse/contract/procure/virtual-bom'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../platform/database/db.ts'

/** Displayed details of a variant `x` of product `r`, as pairs for json_build_object. */
export const variantDetails = sql`'variantId', x.id, 'productId', r.id, 'sku', x.sku, 'name', platform.in_language(r.name, r.name_ar),
  'color', (select platform.in_language(o.name, o.name_ar) from procure.color o where o.company_id = x.company_id and o.id = x.color_id),
  'size', (select platform.in_language(s.name, s.name_ar) from procure.size s where s.company_id = x.company_id and s.id = x.size_id),
  'variantStatus', x.status, 'productStatus', r.status,
  'unit', (select platform.in_language(u.name, u.name_ar) from procure.unit u where u.company_id = r.company_id and u.id = r.base_unit_id)`

export type StoredComponent = BomComponent & {
  /** Gross weight where known. */
  readonly weightGrams: number | null
}

export type StoredBom = Omit<Bom, 'components'> & {
  /** The first variant of the virtual product, by which it is sold and priced; null: none. */
  readonly ownVariantId: number | null
  readonly components: StoredComponent[]
}

/** A virtual product with its groups and components. Throws: not_found. */
export async function readBom(db: Reader | Tx, companyId: number, id: number): Promise<StoredBom> {
  return (await readBoms(db, companyId, [id])).get(id) ?? fail('not_found')
}

/** The same for several products; products that are not virtual are omitted. */
export async function readBoms(
  db: Reader | Tx,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredBom>> {
  const { rows } = await sql<StoredBom>`
    select p.id, p.version, p.code, p.name, p.status, v.kind, v.price_mode as "priceMode", v.discount_ppm as "discountPpm",
      v.discount_minor as "discountMinor", v.discount_currency as "discountCurrency", v.tax_mode as "taxMode", v.sell_when as "sellWhen",
      v.valid_from as "validFrom", v.valid_until as "validUntil", v.expected_from as "expectedFrom", v.expected_until as "expectedUntil",
      v.cap_quantity as "capQuantity", v.customer_cap_quantity as "customerCapQuantity", v.note,
      (select min(w.id) from procure.variant w where w.company_id = p.company_id and w.product_id = p.id) as "ownVariantId",
      coalesce((select json_agg(json_build_object('name', g.name, 'minPick', g.min_pick, 'maxPick', g.max_pick) order by g.line_no)
        from procure.virtual_group g where g.company_id = v.company_id and g.product_id = v.product_id), '[]') as groups,
      coalesce((select json_agg(json_build_object(${variantDetails}, 'quantity', c.quantity, 'groupNo', c.group_no,
          'weightGrams', coalesce(x.gross_weight_grams, x.net_weight_grams)) order by c.line_no)
        from procure.virtual_component c
        join procure.variant x on x.company_id = c.company_id and x.id = c.variant_id
        join procure.product r on r.company_id = c.company_id and r.id = c.component_product_id
        where c.company_id = v.company_id and c.product_id = v.product_id), '[]') as components
    from procure.virtual_product v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${companyId} and v.product_id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((bom) => [bom.id, bom]))
}

/** Whether a component can be sold and purchased. */
export function isActive({ variantStatus, productStatus }: BomComponent): boolean {
  return variantStatus === 'active' && productStatus === 'active'
}
