import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

/** Refusals of the stock ledger; `details.lines` names every line it is about by its number, its variant, or both. */
export const errors = {
  /** Places, quantity, kind or value of a line that no posting can have. */
  'inventory.bad_line': { status: 422, text: text.bad_line },
  'inventory.too_many_lines': { status: 422, text: text.too_many_lines },
  /** `details.lines`: `{ variantId, locationId, need, free }` of each; without a location the store as a whole lacks it. */
  'inventory.insufficient_stock': { status: 409, text: text.insufficient_stock },
  /** Blocked or out of use. `details.locations`: `{ locationId, code, reason }` of each. */
  'inventory.location_blocked': { status: 409, text: text.location_blocked },
  /** Goods come in, and neither the line nor the store knows what they cost. */
  'inventory.cost_required': { status: 422, text: text.cost_required },
  /** Of goods that are kept by lot. */
  'inventory.lot_required': { status: 422, text: text.lot_required },
  /** Goods leave a lot that nobody ever received. */
  'inventory.lot_unknown': { status: 422, text: text.lot_unknown },
  /** A reason that may only add takes away, or the other way round; `fields` names the lines. */
  'inventory.reason_direction': { status: 422, text: text.reason_direction },
  /** `fields` names the day. */
  'inventory.day_ahead': { status: 422, text: text.day_ahead },
  /** More than `mostDaysBack` days ago, without the right `backdate`; `fields` names the day. */
  'inventory.day_too_old': { status: 422, text: text.day_too_old },
  /** The supplier's delivery note was received before. `details.record`: `{ id, name }` of what received it; `fields` names the number. */
  'inventory.duplicate_supplier_doc': { status: 409, text: text.duplicate_supplier_doc },
  'inventory.note_required': { status: 422, text: text.note_required },
  /** A place changes what it is while goods lie there. `details.locations`, where more than one write met. */
  'inventory.not_empty': { status: 409, text: text.not_empty },
  /** A store would be without its main shelf. */
  'inventory.main_stays': { status: 422, text: text.main_stays },
  'inventory.rule_broken': { status: 422, text: text.rule_broken },
  /** `details.lines`: `{ variantId, locationId }` of each, whose reserved goods somebody is on the way to. */
  'inventory.reserved_in_pick': { status: 409, text: text.reserved_in_pick },
  /** `fields` names the store that is chosen twice. */
  'inventory.same_store': { status: 422, text: text.same_store },
  /** `fields` names the lines. */
  'inventory.variant_inactive': { status: 422, text: text.variant_inactive },
  /** More is approved than was asked for, or a product that was not; `details.lines`: `{ variantId }` of each. */
  'inventory.above_requested': { status: 422, text: text.above_requested },
  /** Nothing is approved, or nothing of what is approved is there and none of it is waited for. */
  'inventory.nothing_approved': { status: 422, text: text.nothing_approved },
  /** Everything that is there is in shipments already. */
  'inventory.nothing_to_release': { status: 409, text: text.nothing_to_release },
  'inventory.nothing_shipped': { status: 409, text: text.nothing_shipped },
  'inventory.already_shipped': { status: 409, text: text.already_shipped },
  /** None of the chosen transfers can be cancelled any more. */
  'inventory.nothing_to_cancel': { status: 409, text: text.nothing_to_cancel },
  'inventory.too_many_transfers': { status: 422, text: text.too_many_transfers },
  /** `details.lines`: `{ line }` of each of which more was picked than is planned, or that is not there. */
  'inventory.above_planned': { status: 422, text: text.above_planned },
  'inventory.nothing_picked': { status: 422, text: text.nothing_picked },
  /** No shipment of the transfer is without an invoice, or none of what they sent counts. */
  'inventory.nothing_to_invoice': { status: 409, text: text.nothing_to_invoice },
  /** Something is still on its way, and nobody has settled it. */
  'inventory.settlement_open': { status: 409, text: text.settlement_open },
  /** Lines of a settlement do not make up what is open of a difference; `fields` names them. */
  'inventory.qty_mismatch': { status: 422, text: text.qty_mismatch },
  /** Pictures of what arrived damaged are missing. `details`: needed, found. */
  'inventory.pictures_needed': { status: 422, text: text.pictures_needed },
  /** Nothing of the shipment differs any more. */
  'inventory.nothing_to_settle': { status: 409, text: text.nothing_to_settle },
  /** What arrived is not what the invoice says any more. */
  'inventory.quantities_changed': { status: 409, text: text.quantities_changed },
  /** By weight or volume, and a product has none. `details.variants`: `{ variantId, sku, name }` of each. */
  'inventory.measure_missing': { status: 422, text: text.measure_missing },
  /** No goods, or what it comes to is less than the smallest amount. */
  'inventory.nothing_to_charge': { status: 422, text: text.nothing_to_charge },
  /** It is in the cost of goods, or on a posted invoice. */
  'inventory.charge_counted': { status: 409, text: text.charge_counted },
  /** Another live invoice of the transfer counts the same shipments. */
  'inventory.invoiced_anew': { status: 409, text: text.invoiced_anew },
  /** The invoice says what is due, and nothing else is wanted. */
  'inventory.still_right': { status: 409, text: text.still_right },
  'inventory.already_reversed': { status: 409, text: text.already_reversed },
  /** What takes back another posting, or changes values alone. */
  'inventory.not_reversible': { status: 409, text: text.not_reversible },
  /** Of a check: what is not in its scope. */
  'inventory.outside_count': { status: 422, text: text.outside_count },
  /** Who counted at a place in an earlier round. */
  'inventory.second_counter': { status: 409, text: text.second_counter },
  /** `details.lines`: `{ line, variantId }` of each that is not counted, or not decided. */
  'inventory.count_unfinished': { status: 409, text: text.count_unfinished },
  'inventory.nothing_to_recount': { status: 409, text: text.nothing_to_recount },
  /** `details.lines`: those that differ by too much to be accepted after one count. */
  'inventory.recount_first': { status: 409, text: text.recount_first },
  /** `details.lines`: those of which another check has posted a difference since they were counted. */
  'inventory.posted_elsewhere': { status: 409, text: text.posted_elsewhere },
  /** Who counted approves. */
  'inventory.own_count': { status: 403, text: text.own_count },
  'inventory.above_limit': { status: 403, text: text.above_limit },
  /** An entry takes back what is no entry of the same person in this round. */
  'inventory.nothing_to_undo': { status: 409, text: text.nothing_to_undo },
  /** No shipment has this number; `fields` names it. */
  'inventory.unknown_shipment': { status: 422, text: text.unknown_shipment },
  /** The shipment goes to a store where the caller may not receive. `details.store`: which. */
  'inventory.wrong_store': { status: 409, text: text.wrong_store },
  /** It has not left its store, or was called back. */
  'inventory.not_dispatched': { status: 409, text: text.not_dispatched },
  'inventory.already_received': { status: 409, text: text.already_received },
  'inventory.nothing_counted': { status: 422, text: text.nothing_counted },
  /** The store has no place that damaged goods are put aside at. */
  'inventory.no_damaged_place': { status: 422, text: text.no_damaged_place },
  /** The store has not received in time. `details.shipments`: `{ id, name, dueOn }` of each. */
  'inventory.store_blocked_overdue_receipt': { status: 409, text: text.store_blocked_overdue_receipt },
  /** Differences of the store, or of the transfer, were not settled in time. `details.shipments` as above. */
  'inventory.store_blocked_unsettled': { status: 409, text: text.store_blocked_unsettled },
  /** `details.lines`: `{ variantId, transferable }` of each of which too much came by transfer lately; `fields` names the lines. */
  'inventory.retransfer_blocked': { status: 409, text: text.retransfer_blocked },
  /**
   * A picking limit allows less. `details.allowed`: of the first line that breaks one; `details.lines`: `{ variantId, allowed }` of each;
   * `details.instead`: what an approval may say instead; `fields` names the lines.
   */
  'inventory.ration_exceeded': { status: 422, text: text.ration_exceeded },
  /** The number of a box whose last digit does not follow from the others; `fields` names it. */
  'inventory.check_digit': { status: 422, text: text.check_digit },
  /** The box is in another container that is under way; `fields` names the number. */
  'inventory.container_live': { status: 409, text: text.container_live },
  'inventory.already_returned': { status: 409, text: text.already_returned },
  /** Somebody counts what comes out of it. */
  'inventory.being_received': { status: 409, text: text.being_received },
  /** No container under way has this number; `fields` names it. */
  'inventory.unknown_container': { status: 422, text: text.unknown_container },
  /** It is not there yet, or was received before. `details.status`: where it is. */
  'inventory.not_unloading': { status: 409, text: text.not_unloading },
  /** `fields` names the seal. */
  'inventory.seal_required': { status: 422, text: text.seal_required },
  /** The seal is another one, and nobody says why; `fields` names the note. */
  'inventory.seal_differs': { status: 422, text: text.seal_differs },
} as const satisfies Record<string, ErrorDefinition>
