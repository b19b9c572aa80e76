import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { packDelivery } from '@countinghouse/contract/sales/delivery-picking'
import { text } from '@countinghouse/contract/sales/errors.text'
import { format } from '@countinghouse/contract/text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { asSeen } from '../../../platform/documents/document-guard.ts'
import { moveDocument } from '../../../platform/documents/document.ts'
import type { Delivery } from './deliver-order.ts'
import { lockPrepared, readPicks } from './prepared.ts'

type Packing = InputOfRoute<typeof packDelivery>
type Parcels = Packing['parcels']

/**
 * Replaces the parcels of a delivery; it is packed while everything taken from stock is in them. Throws: what lockPrepared throws, stale,
 * sales.over_packed at the contents. Locks: the delivery.
 */
export async function savePacking(
  ctx: Ctx,
  tx: Tx,
  { id, version, deliveryCompanyId, parcels }: Packing,
): Promise<Delivery> {
  const row = await lockPrepared(ctx, tx, id, { event: 'pack', from: ['picked', 'packed'] })
  if (row.version !== version) fail('stale', { details: { current: asSeen(ctx, delivery, row) } })
  const picked = new Map(row.lines.map(({ pickedQuantity }, at) => [at + 1, pickedQuantity ?? 0]))
  const packed = requirePicked(ctx, parcels, picked)
  await writeParcels(ctx, tx, id, parcels)
  // Goods that are not in stock, such as services, may be in no parcel.
  const inStock = new Set((await readPicks(ctx, tx, id)).map(({ lineNo }) => lineNo))
  const isPacked = [...picked].every(
    ([lineNo, quantity]) => (packed.get(lineNo) ?? 0) === quantity || !inStock.has(lineNo),
  )
  const weight = parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0)
  const set = {
    parcelCount: parcels.length,
    weightGrams: parcels.length === 0 ? null : weight,
    ...(deliveryCompanyId !== null && { deliveryCompanyId }),
  }
  const moved = await moveDocument(ctx, tx, delivery, row, { status: isPacked ? 'packed' : 'picked', set })
  return asSeen(ctx, delivery, moved) as unknown as Delivery
}

/** The packed quantity of each line. */
function requirePicked({ locale }: Ctx, parcels: Parcels, picked: ReadonlyMap<number, number>): Map<number, number> {
  const packed = new Map<number, number>()
  const fields = parcels.flatMap(({ contents }, parcel) =>
    contents.flatMap(({ lineNo, quantity }, at) => {
      const before = packed.get(lineNo) ?? 0
      const count = roundedQuantity((picked.get(lineNo) ?? 0) - before)
      packed.set(lineNo, roundedQuantity(before + quantity))
      const message = format(text.packable, locale, { count: Math.max(count, 0) })
      const field = `parcels.${parcel}.contents.${at}.quantity`
      return quantity <= count ? [] : [[field, [{ code: 'rule', message }]] as const]
    }),
  )
  if (fields.length > 0) fail('sales.over_packed', { fields: Object.fromEntries(fields) })
  return packed
}

async function writeParcels({ companyId }: Ctx, tx: Tx, id: number, parcels: Parcels): Promise<void> {
  await sql`delete from sales.delivery_parcel p where p.company_id = ${companyId} and p.delivery_id = ${id}`.execute(tx)
  if (parcels.length === 0) return
  const each = <K extends keyof Parcels[number]>(key: K) => parcels.map((parcel) => parcel[key])
  await sql`
    insert into sales.delivery_parcel (company_id, delivery_id, line_no, kind, weight_grams, length_mm, width_mm, height_mm, tracking_no)
    select ${companyId}, ${id}, p.line_no, p.kind, p.weight, p.length, p.width, p.height, p.tracking
    from unnest(${each('kind')}::text[], ${each('weightGrams')}::integer[], ${each('lengthMm')}::integer[], ${each('widthMm')}::integer[],
      ${each('heightMm')}::integer[], ${each('trackingNo')}::text[])
      with ordinality as p (kind, weight, length, width, height, tracking, line_no)`.execute(tx)
  const contents = parcels.flatMap((parcel, at) => parcel.contents.map((one) => ({ ...one, parcelNo: at + 1 })))
  // A line that is named twice in a parcel is there with both quantities.
  await sql`
    insert into sales.delivery_parcel_content (company_id, delivery_id, parcel_no, delivery_line_no, quantity)
    select ${companyId}, ${id}, c.parcel_no, c.line_no, sum(c.quantity)
    from unnest(${contents.map(({ parcelNo }) => parcelNo)}::integer[], ${contents.map(({ lineNo }) => lineNo)}::integer[],
      ${contents.map(({ quantity }) => quantity)}::numeric[]) as c (parcel_no, line_no, quantity)
    group by c.parcel_no, c.line_no`.execute(tx)
}
