import { sql } from 'kysely'
import type { Check } from '../../platform/registry/check.ts'

/** Invariants of module procure. */
export const checks: readonly Check[] = [
  {
    id: 'procure.facts_agree',
    promise: 'derived data of products and suppliers matches their prices, barcodes, pictures and accounts',
    issues: async (reader) => {
      const { rows } = await sql<{ company: number; code: string; fact: string }>`
        with priced as (
          select company_id, product_id as id from procure.price where kind <> 'buy' and product_id is not null
          union
          select v.company_id, v.product_id from procure.price r
          join procure.variant v on v.company_id = r.company_id and v.id = r.variant_id where r.kind <> 'buy'),
        coded as (
          select distinct v.company_id, v.product_id as id from procure.barcode b
          join procure.variant v on v.company_id = b.company_id and v.id = b.variant_id),
        pictured as (select distinct company_id, product_id as id from procure.product_image),
        pending as (select distinct company_id, supplier_id as id from procure.supplier_bank_account where state = 'pending')
        select p.company_id as company, p.code, f.fact from procure.product p
        left join priced on priced.company_id = p.company_id and priced.id = p.id
        left join coded on coded.company_id = p.company_id and coded.id = p.id
        left join pictured on pictured.company_id = p.company_id and pictured.id = p.id,
        lateral (values ('has_price', p.has_price, priced.id is not null), ('has_barcode', p.has_barcode, coded.id is not null),
          ('has_picture', p.has_picture, pictured.id is not null)) as f(fact, said, is_so)
        where f.said <> f.is_so
        union all
        select s.company_id, s.code, 'has_pending_account' from procure.supplier s
        left join pending on pending.company_id = s.company_id and pending.id = s.id
        where s.has_pending_account <> (pending.id is not null)
        order by 1, 2, 3 limit 100`.execute(reader)
      return rows.map(({ company, code, fact }) => `${code} of company ${company} is wrong about ${fact}`)
    },
  },
]
