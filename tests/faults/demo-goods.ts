import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import type { Product } from '../support/processes.ts'

/** Two stores and three goods of the company in which the user "owner" works. */
export type DemoGoods = {
  readonly companyId: number
  readonly stores: readonly number[]
  readonly variants: readonly { readonly id: number; readonly sku: string }[]
}

/** Throws: Error where there is no demo company. */
export async function demoGoods(product: Product): Promise<DemoGoods> {
  return await withClient(product.database('postgres'), async (client) => {
    const { rows } = await client.query<DemoGoods>(`
      select c.id::int as "companyId", array(select s.id::int from erp.store s where s.company_id = c.id order by s.id limit 2) as stores,
        (select json_agg(v) from (
          select v.id::int, v.sku from procure.variant v join procure.product p on p.company_id = v.company_id and p.id = v.product_id
          where v.company_id = c.id and v.status = 'active' and p.status = 'active' order by v.id limit 3) v) as variants
      from erp.company c join auth.membership m on m.company_id = c.id join auth.identity i on i.id = m.identity_id and i.login = 'owner'
      order by c.id limit 1`)
    const [found] = rows
    if (found === undefined) throw new Error('There is no demo company.')
    return found
  })
}
