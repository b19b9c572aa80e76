import { fail } from '@countinghouse/contract/errors'
import type { StockLine } from '../post-stock.ts'
import type { Placed } from './locate-over.ts'

export type Places = {
  readonly transitId: number
  /** The default location of the source. */
  readonly shelfId: number
  /** The location for damaged goods of the destination. */
  readonly damagedId: number | null
  /** The destination is a partner company: what it accepts is sold to it. */
  readonly isPartner: boolean
}

/**
 * The move of a resolution, if any: short quantities leave transit at their exact value, damaged goods leave their location, and over
 * quantities are dispatched by the source. Throws: inventory.no_damaged_place.
 */
export function moveOf(one: Placed, { transitId, shelfId, damagedId, isPartner }: Places): StockLine | null {
  const { difference, action, locationId, quantity, valueMinor, takenFromId, lineNo: sourceLineId } = one
  const { kind, variantId, lotId, ownerId, postingId, postingLineNo } = difference
  const goods = {
    variantId,
    quantity,
    sourceLineId,
    ...(lotId !== null && { lotId }),
    ...(ownerId !== null && { ownerId }),
  }
  if (kind === 'over')
    return action === 'accept_over'
      ? { ...goods, kind: 'ito_dispatch', fromLocationId: takenFromId ?? shelfId, toLocationId: transitId }
      : null
  if (kind === 'damaged')
    return action !== 'keep_damaged' && action !== 'damage_discount'
      ? { ...goods, kind: 'scrap', fromLocationId: locationId ?? damagedId ?? fail('inventory.no_damaged_place') }
      : null
  const leaving = {
    ...goods,
    fromLocationId: transitId,
    valueMinor,
    ...(ownerId === null && postingLineNo !== null && { dispatchedBy: { postingId, lineNo: postingLineNo } }),
  }
  if (action === 'found_at_source') return { ...leaving, kind: 'ito_return', toLocationId: locationId ?? shelfId }
  if (action === 'late_found_dest' && isPartner) return { ...leaving, kind: 'partner_sale' }
  if (action === 'late_found_dest')
    return { ...leaving, kind: 'ito_receive', ...(locationId !== null && { toLocationId: locationId }) }
  return { ...leaving, kind: 'transit_loss' }
}
