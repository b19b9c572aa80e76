import { addProductImage, arrangeProductImages } from '@countinghouse/contract/procure/product-image'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/db.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import type { Ground } from './ground.ts'
import type { Staff } from './staff.ts'

type Color = { readonly id: number; readonly name: string; readonly hex: string }
type Shown = {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly category: string
  readonly colors: readonly Color[]
}

/** A picture of each product in each of its colours. Two have no drawing, so that lists of what is missing show something. */
export async function addPictures(db: Database, { owner }: Staff, { companyId }: Ground): Promise<void> {
  for (const [place, { colors, ...goods }] of (await readShown(db, companyId)).entries()) {
    // The first is the main picture: lists of goods are not all in the same colour.
    const first = place % Math.max(1, colors.length)
    const inTurn = [...colors.slice(first), ...colors.slice(0, first)]
    const taken: Color[] = []
    let items: readonly { readonly id: number }[] = []
    for (const color of inTurn.length === 0 ? [undefined] : inTurn) {
      const bytes = await drawPicture({ ...goods, hex: color?.hex })
      if (bytes === undefined) break
      const named = { id: goods.id, fileName: [goods.code, color?.name].filter(Boolean).join(' ').concat('.png') }
      items = (await owner(addProductImage, named, bytes)).items
      if (color !== undefined) taken.push(color)
    }
    if (taken.length === 0) continue
    const images = taken.map(({ id: colorId, name }, at) => ({
      id: items[at]?.id ?? 0,
      colorId,
      alt: `${goods.name}, ${name}`,
    }))
    await owner(arrangeProductImages, { id: goods.id, images })
  }
}

async function readShown(db: Database, companyId: number): Promise<readonly Shown[]> {
  const { rows } = await sql<Shown>`
    select p.id, p.code, p.name, c.code as category, coalesce((
      select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'hex', o.hex) order by o.sort_order, o.id) from procure.color o
      where o.company_id = p.company_id and exists (select from procure.variant v
        where v.company_id = p.company_id and v.product_id = p.id and v.color_id = o.id)), '[]') as colors
    from procure.product p
    join procure.category c on c.company_id = p.company_id and c.id = p.category_id
    where p.company_id = ${companyId} order by p.code`.execute(db.reader({ companyId }))
  return rows
}
