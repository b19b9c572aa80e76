import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { registerPage } from '@countinghouse/contract/sales/register'
import type { heldItems } from '@countinghouse/contract/sales/register-offline'
import { mostHeldItems } from '@countinghouse/contract/sales/register-offline'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import { shownItem } from '../register/find-items.ts'
import { readSold } from '../register/read-kits.ts'
import { requireStore } from '../register/require-store.ts'

type Coded = { readonly variantId: number; readonly codes: { readonly code: string; readonly packQuantity: number }[] }

/** The next step of the goods of a store, with the codes of `lookUp` that do not depend on suppliers. Throws: not_found. */
export async function readHeldItems(
  ctx: Ctx,
  reader: Reader,
  { storeId, after }: InputOfRoute<typeof heldItems>,
): Promise<OutputOfRoute<typeof heldItems>> {
  const day = await requireStore(ctx, reader, storeId, registerPage)
  const { rows } = await sql<Coded>`
    select v.id as "variantId", (
      select json_agg(json_build_object('code', c.code, 'packQuantity', c.pack_quantity))
      from (
        select b.code, b.pack_quantity::float8 from procure.barcode b where b.company_id = v.company_id and b.variant_id = v.id
        union all
        select b.gtin14, b.pack_quantity::float8 from procure.barcode b
        where b.company_id = v.company_id and b.variant_id = v.id and b.gtin14 <> b.code
        union all select v.sku_key, 1
        union all
        select p.code_key, 1 where p.code_key <> v.sku_key
          and (select count(*) from procure.variant o where o.company_id = v.company_id and o.product_id = v.product_id) = 1) c) as codes
    from procure.variant v
    join procure.product p on p.company_id = v.company_id and p.id = v.product_id
    where v.company_id = ${ctx.companyId} and v.id > ${after} and v.status = 'active' and p.status = 'active' and p.is_sellable
    order by v.id limit ${mostHeldItems}`.execute(reader)
  const wanted = rows.map(({ variantId }) => ({ variantId, quantity: 1 }))
  const items = await readSold(ctx, reader, { storeId, day, wanted })
  return {
    items: items.flatMap((item, index) =>
      typeof item === 'string' ? [] : [{ ...shownItem(item, 1), codes: rows[index]?.codes ?? [] }],
    ),
    next: rows.length < mostHeldItems ? null : (rows.at(-1)?.variantId ?? null),
  }
}
