import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Errors of the module; `details.lines` names each line concerned by number, variant or both. */
export const errors = {
  /** Locations, quantity, type or value of a line are not valid for a posting. */
  'inventory.bad_line': { status: 422, text: text.bad_line },
  'inventory.too_many_lines': { status: 422, text: text.too_many_lines },
  /** `details.lines`: `{ variantId, locationId, need, free }` of each; without a location the store as a whole is short. */
  'inventory.insufficient_stock': { status: 409, text: text.insufficient_stock },
  /** Blocked or inactive. `details.locations`: `{ locationId, code, reason }` of each. */
  'inventory.location_blocked': { status: 409, text: text.location_blocked },
  /** Goods are received and neither the line nor the store has a cost. */
  'inventory.cost_required': { status: 422, text: text.cost_required },
  /** The goods are tracked by lot or serial number. */
  'inventory.lot_required': { status: 422, text: text.lot_required },
  /** Goods are issued from a lot that was never received. */
  'inventory.lot_unknown': { status: 422, text: text.lot_unknown },
  /** `details.lines`: `{ line, variantId }` of each. */
  'inventory.serial_quantity': { status: 422, text: text.serial_quantity },
  /** One piece cannot be in two places. `details.lines` or `details.lots`. */
  'inventory.serial_present': { status: 409, text: text.serial_present },
  /** `details.lots`: `{ variantId, lot, reason }` of each. */
  'inventory.lot_held': { status: 409, text: text.lot_held },
  /** The direction of the reason code does not allow the quantities; `fields` names the lines. */
  'inventory.reason_direction': { status: 422, text: text.reason_direction },
  /** `fields` names the date. */
  'inventory.day_ahead': { status: 422, text: text.day_ahead },
  /** More than `mostDaysBack` days ago, without the permission `backdate`; `fields` names the date. */
  'inventory.day_too_old': { status: 422, text: text.day_too_old },
  /** The delivery note of the supplier was already received. `details.record`: `{ id, name }` of its receipt; `fields` names the number. */
  'inventory.duplicate_supplier_doc': { status: 409, text: text.duplicate_supplier_doc },
  'inventory.note_required': { status: 422, text: text.note_required },
  /** A location with stock cannot change its use. `details.locations` if several writes met. */
  'inventory.not_empty': { status: 409, text: text.not_empty },
  /** The store would have no default location. */
  'inventory.main_stays': { status: 422, text: text.main_stays },
  'inventory.rule_broken': { status: 422, text: text.rule_broken },
  /** `details.lines`: `{ variantId, locationId }` of each whose allocated goods are being picked. */
  'inventory.reserved_in_pick': { status: 409, text: text.reserved_in_pick },
  /** `fields` names the store that is selected twice. */
  'inventory.same_store': { status: 422, text: text.same_store },
  /** `fields` names the lines. */
  'inventory.variant_inactive': { status: 422, text: text.variant_inactive },
  /** More is approved than requested, or a product that was not requested; `details.lines`: `{ variantId }` of each. */
  'inventory.above_requested': { status: 422, text: text.above_requested },
  /** Nothing is approved, or nothing approved is available and no shortfall is backordered. */
  'inventory.nothing_approved': { status: 422, text: text.nothing_approved },
  /** All available quantities are already in shipments. */
  'inventory.nothing_to_release': { status: 409, text: text.nothing_to_release },
  'inventory.nothing_shipped': { status: 409, text: text.nothing_shipped },
  'inventory.already_shipped': { status: 409, text: text.already_shipped },
  /** None of the selected transfers can be cancelled any more. */
  'inventory.nothing_to_cancel': { status: 409, text: text.nothing_to_cancel },
  'inventory.too_many_transfers': { status: 422, text: text.too_many_transfers },
  /** `details.lines`: `{ line }` of each with more picked than planned, or that does not exist. */
  'inventory.above_planned': { status: 422, text: text.above_planned },
  'inventory.nothing_picked': { status: 422, text: text.nothing_picked },
  /** All shipments of the transfer are invoiced, or have no quantity on this basis. */
  'inventory.nothing_to_invoice': { status: 409, text: text.nothing_to_invoice },
  /** Goods are in transit or discrepancies are not settled. */
  'inventory.settlement_open': { status: 409, text: text.settlement_open },
  /** Settlement lines do not add up to the open quantity of a discrepancy; `fields` names them. */
  'inventory.qty_mismatch': { status: 422, text: text.qty_mismatch },
  /** Pictures of damaged goods are missing. `details`: needed, found. */
  'inventory.pictures_needed': { status: 422, text: text.pictures_needed },
  /** The shipment has no open discrepancies. */
  'inventory.nothing_to_settle': { status: 409, text: text.nothing_to_settle },
  /** Received quantities no longer match the invoice. */
  'inventory.quantities_changed': { status: 409, text: text.quantities_changed },
  /** Allocation by weight or volume, and a product has none. `details.variants`: `{ variantId, sku, name }` of each. */
  'inventory.measure_missing': { status: 422, text: text.measure_missing },
  /** No goods, or the amount is below the smallest unit. */
  'inventory.nothing_to_charge': { status: 422, text: text.nothing_to_charge },
  /** The charge is in the cost of goods or on a posted invoice. */
  'inventory.charge_counted': { status: 409, text: text.charge_counted },
  /** Another live invoice of the transfer covers the same shipments. */
  'inventory.invoiced_anew': { status: 409, text: text.invoiced_anew },
  /** The invoice matches the amount due and no other basis or price is selected. */
  'inventory.still_right': { status: 409, text: text.still_right },
  'inventory.already_reversed': { status: 409, text: text.already_reversed },
  /** The posting is a reversal itself, or changes values only. */
  'inventory.not_reversible': { status: 409, text: text.not_reversible },
  /** Outside the scope of the stock check. */
  'inventory.outside_count': { status: 422, text: text.outside_count },
  /** The caller counted at this location in an earlier round. */
  'inventory.second_counter': { status: 409, text: text.second_counter },
  /** `details.lines`: `{ line, variantId }` of each not counted or not decided. */
  'inventory.count_unfinished': { status: 409, text: text.count_unfinished },
  'inventory.nothing_to_recount': { status: 409, text: text.nothing_to_recount },
  /** `details.lines`: those with a variance too large to accept after one count. */
  'inventory.recount_first': { status: 409, text: text.recount_first },
  /** `details.lines`: those of which another check has posted a variance since the count. */
  'inventory.posted_elsewhere': { status: 409, text: text.posted_elsewhere },
  /** The approver took part in the count. */
  'inventory.own_count': { status: 403, text: text.own_count },
  'inventory.above_limit': { status: 403, text: text.above_limit },
  /** The entry to undo is not an entry of the caller in this round. */
  'inventory.nothing_to_undo': { status: 409, text: text.nothing_to_undo },
  /** No shipment has this number; `fields` names it. */
  'inventory.unknown_shipment': { status: 422, text: text.unknown_shipment },
  /** The destination is a store in which the caller may not receive. `details.store`: which. */
  'inventory.wrong_store': { status: 409, text: text.wrong_store },
  /** Not dispatched yet, or recalled. */
  'inventory.not_dispatched': { status: 409, text: text.not_dispatched },
  'inventory.already_received': { status: 409, text: text.already_received },
  'inventory.nothing_counted': { status: 422, text: text.nothing_counted },
  /** The store has no location for damaged goods. */
  'inventory.no_damaged_place': { status: 422, text: text.no_damaged_place },
  /** The store has overdue receipts. `details.shipments`: `{ id, name, dueOn }` of each. */
  'inventory.store_blocked_overdue_receipt': { status: 409, text: text.store_blocked_overdue_receipt },
  /** Discrepancies of the store or the transfer are overdue. `details.shipments` as above. */
  'inventory.store_blocked_unsettled': { status: 409, text: text.store_blocked_unsettled },
  /** `details.lines`: `{ variantId, transferable }` of each with too much recently received by transfer; `fields` names the lines. */
  'inventory.retransfer_blocked': { status: 409, text: text.retransfer_blocked },
  /**
   * A picking limit allows less. `details.allowed`: of the first line that breaks one; `details.lines`: `{ variantId, allowed }` of each;
   * `details.instead`: what an approval may say instead; `fields` names the lines.
   */
  'inventory.picking_limit_exceeded': { status: 422, text: text.picking_limit_exceeded },
  /** `fields` names the lines with products that the partner company does not have. */
  'inventory.partner_unmapped': { status: 422, text: text.partner_unmapped },
  /** Goods of a partner store are received by the partner company. */
  'inventory.partner_receives': { status: 409, text: text.partner_receives },
  /** An invoice to a partner company bills what it accepted or what was settled; at the basis. */
  'inventory.partner_basis': { status: 422, text: text.partner_basis },
  'inventory.partner_incomplete': { status: 409, text: text.partner_incomplete },
  'inventory.partner_tax_number': { status: 409, text: text.partner_tax_number },
  /** The check digit of the container number is wrong; `fields` names it. */
  'inventory.check_digit': { status: 422, text: text.check_digit },
  /** The number belongs to another container under way; `fields` names it. */
  'inventory.container_live': { status: 409, text: text.container_live },
  /** Why is in the message, with the order. */
  'inventory.order_not_received': { status: 409, text: text.order_not_received },
  'inventory.already_returned': { status: 409, text: text.already_returned },
  /** A receipt of the container is being counted. */
  'inventory.being_received': { status: 409, text: text.being_received },
  /** No container under way has this number; `fields` names it. */
  'inventory.unknown_container': { status: 422, text: text.unknown_container },
  /** Not arrived yet, or already received. `details.status`: its status. */
  'inventory.not_unloading': { status: 409, text: text.not_unloading },
  /** `fields` names the seal. */
  'inventory.seal_required': { status: 422, text: text.seal_required },
  /** The seal does not match and no explanation was entered; `fields` names the note. */
  'inventory.seal_differs': { status: 422, text: text.seal_differs },
} as const satisfies Record<string, ErrorDefinition>
