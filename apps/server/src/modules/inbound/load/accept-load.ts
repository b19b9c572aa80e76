import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/inbound/load.text'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { TransitionOutcome } from '../../../platform/documents/document.ts'
import { receiveGoods } from '../../purchase/index.ts'
import type { Load } from './calculate-load.ts'
import { okOf } from './calculate-load.ts'
import { requireStaff } from './find-partner.ts'

/**
 * Receives the lines that are not refused as one goods receipt of the order: OK pieces as good, damaged ones as rejected. Throws:
 * inbound.staff_only, inbound.nothing_accepted, inbound.not_receivable at the lines, what receiving throws. Locks: the order, its receipt
 * and the pools, behind the load.
 */
export async function acceptLoad(ctx: Ctx, tx: Tx, row: Load): Promise<TransitionOutcome> {
  await requireStaff(tx)
  const skus = await readSkus(ctx, tx, row.id)
  const note = format(text.damagedNote, ctx.locale, { load: row.name })
  const counted = row.lines.flatMap((line, at) => {
    const { variantId, damagedQuantity, lotNo, expiresOn, refusal } = line
    if (refusal !== null) return []
    const shared = { at, code: skus.get(variantId) ?? fail('internal'), lotNo, expiresOn }
    return [
      { ...shared, quantity: okOf(line), rejection: null },
      { ...shared, quantity: damagedQuantity, rejection: note },
    ].filter(({ quantity }) => quantity > 0)
  })
  if (counted.length === 0) fail('inbound.nothing_accepted')
  const { id: receiptId, number: receiptNumber } = await receiveGoods(ctx, tx, {
    purchaseOrderId: row.purchaseOrderId,
    storeId: row.storeId,
    supplierDocNo: row.deliveryNote,
    goods: counted,
    refuse: (reasons) =>
      fail('inbound.not_receivable', {
        fields: Object.fromEntries(
          [...reasons].map(([at, message]) => [`lines.${counted[at]?.at ?? 0}.variantId`, [{ code: 'rule', message }]]),
        ),
      }),
  })
  const isWhole = row.lines.every(({ refusal }) => refusal === null)
  return { status: isWhole ? 'accepted' : 'part_accepted', set: { receiptId, receiptNumber, ...decidedNow(ctx) } }
}

export function decidedNow({ now, userId }: Ctx) {
  return { decidedAt: now.toISOString(), decidedBy: userId }
}

async function readSkus({ companyId }: Ctx, tx: Tx, id: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; sku: string }>`
    select distinct v.id, v.sku from inbound.load_line l
    join procure.variant v on v.company_id = l.company_id and v.id = l.variant_id
    where l.company_id = ${companyId} and l.load_id = ${id}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.sku]))
}
