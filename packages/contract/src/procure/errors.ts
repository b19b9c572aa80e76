import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** A cross-field rule of a master record; each field of the rule carries its text. */
  'procure.rule_broken': { status: 422, text: text.rule_broken },
  /** `details.missing`: requirements not met for activation; `fields` has a message for each. */
  'procure.not_ready': { status: 422, text: text.not_ready },
  'procure.locked_field': { status: 422, text: text.locked_field },
  /** Archiving a product; `fields` lists the blockers. */
  'procure.stock_remains': { status: 409, text: text.stock_remains },
  'procure.size_not_in_scale': { status: 422, text: text.size_not_in_scale },
  'procure.bad_barcode': { status: 422, text: text.bad_barcode },
  'procure.bad_check_digit': { status: 422, text: text.bad_check_digit },
  'procure.unknown_barcode': { status: 404, text: text.unknown_barcode },
  /** Currency and type of a price list with prices or derived lists. */
  'procure.list_locked': { status: 409, text: text.list_locked },
  'procure.list_parent': { status: 422, text: text.list_parent },
  'procure.list_cycle': { status: 422, text: text.list_cycle },
  /** The default list can only be replaced. */
  'procure.list_default': { status: 409, text: text.list_default },
  'procure.store_has_list': { status: 422, text: text.store_has_list },
  /** The message contains the period of the other price. */
  'procure.price_overlap': { status: 422, text: text.price_overlap },
  'procure.price_missing': { status: 422, text: text.price_missing },
  /** A unit in use cannot be redefined. */
  'procure.unit_locked': { status: 409, text: text.unit_locked },
  /** Merging units that measure differently. */
  'procure.unit_differs': { status: 409, text: text.unit_differs },
  /** A category below itself. */
  'procure.category_cycle': { status: 422, text: text.category_cycle },
  'procure.category_depth': { status: 422, text: text.category_depth },
  /** A category with active subcategories can only be deactivated with its branch. */
  'procure.category_has_children': { status: 409, text: text.category_has_children },
  /** Products assigned to a category that does not allow products. */
  'procure.category_not_assignable': { status: 422, text: text.category_not_assignable },
  /** Limit of products per call. */
  'procure.too_many_products': { status: 422, text: text.too_many_products },
  /** Disabled countries and countries under embargo get no ports and origins; `params`: name and reason. */
  'procure.country_closed': { status: 422, text: text.country_closed },
  /** A port code must start with its country code; `params`: the country code. */
  'procure.port_country': { status: 422, text: text.port_country },
  /** The code is not in the world list. */
  'procure.port_unknown': { status: 422, text: text.port_unknown },
  /** None of the selected records needs the change. */
  'procure.nothing_changed': { status: 422, text: text.nothing_changed },
  'procure.same_person': { status: 422, text: text.same_person },
  /** The caller sends `isKnownElsewhere` to continue; `details.suppliers` names the other suppliers. */
  'procure.bank_account_elsewhere': { status: 409, text: text.bank_account_elsewhere },
  'procure.bank_account_known': { status: 409, text: text.bank_account_known },
  'procure.bank_account_waits': { status: 409, text: text.bank_account_waits },
  /** A supplier to be merged into another one. */
  'procure.bank_account_open': { status: 409, text: text.bank_account_open },
  /** A scale is limited to the number of sizes a grid can show. */
  'procure.too_many_sizes': { status: 422, text: text.too_many_sizes },
  /** Only choice attributes have options. */
  'procure.attribute_options': { status: 422, text: text.attribute_options },
  /** The type and used options of an attribute are locked, so that product values stay readable. */
  'procure.attribute_in_use': { status: 422, text: text.attribute_in_use },
  /** Values stay with their attribute, so an attribute with values cannot be merged. */
  'procure.attribute_has_values': { status: 409, text: text.attribute_has_values },
  /** Sizes of one scale are different by definition. */
  'procure.same_scale': { status: 422, text: text.same_scale },
  'procure.batch_too_large': { status: 422, text: text.batch_too_large },
  'procure.batch_same_person': { status: 403, text: text.batch_same_person },
  /** A virtual product cannot be a component. */
  'procure.nested_virtual': { status: 422, text: text.nested_virtual },
  /** A virtual product beyond draft requires a component. */
  'procure.empty_bom': { status: 422, text: text.empty_bom },
  /** The number of selected options of a bundle group is out of range. */
  'procure.pick_range': { status: 422, text: text.pick_range },
  /** `details.most`: the limit of labels per print. */
  'procure.too_many_labels': { status: 422, text: text.too_many_labels },
  /** `details.problems`: each variant without a printable label, and why. */
  'procure.label_not_ready': { status: 422, text: text.label_not_ready },
  /** Raised instead of `label_not_ready` if the barcode width is the only problem. */
  'procure.label_barcode_too_wide': { status: 422, text: text.label_barcode_too_wide },
  'procure.label_needs_roll': { status: 422, text: text.label_needs_roll },
  'procure.label_selling': { status: 422, text: text.label_selling },
} as const satisfies Record<string, ErrorDefinition>
