import type { MovementFilters } from '@countinghouse/contract/inventory/movement'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Subject = {
  readonly id: RawBuilder<unknown>
  /** A select of `id`, `name` and `code`. */
  readonly names: (companyId: number) => RawBuilder<unknown>
}

/** The dimensions: of pools `p`, variants `v` and products `r`. */
export const subjects: Readonly<Record<MovementFilters['by'], Subject>> = {
  variant: {
    id: sql`p.variant_id`,
    names: (companyId) => sql`
      select v.id, platform.in_language(r.name, r.name_ar) as name, v.sku as code from procure.variant v
      join procure.product r on r.company_id = v.company_id and r.id = v.product_id where v.company_id = ${companyId}`,
  },
  store: {
    id: sql`p.store_id`,
    names: (companyId) => sql`select s.id, s.name, s.code from erp.store s where s.company_id = ${companyId}`,
  },
  category: {
    id: sql`r.category_id`,
    names: (companyId) =>
      sql`select c.id, platform.in_language(c.name, c.name_ar) as name, c.code from procure.category c where c.company_id = ${companyId}`,
  },
  brand: {
    id: sql`r.brand_id`,
    names: (companyId) =>
      sql`select b.id, platform.in_language(b.name, b.name_ar) as name, b.code from procure.brand b where b.company_id = ${companyId}`,
  },
}
