import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** A check over several fields of a master; each field it reads carries the rule's own text. */
  'procure.rule_broken': { status: 422, text: text.rule_broken },
  /** `details.missing`: what a product lacks before it is active; `fields` says each in words. */
  'procure.not_ready': { status: 422, text: text.not_ready },
  'procure.locked_field': { status: 422, text: text.locked_field },
  /** Of a product that is to be archived; `fields` says what is in the way. */
  'procure.stock_remains': { status: 409, text: text.stock_remains },
  'procure.size_not_in_scale': { status: 422, text: text.size_not_in_scale },
  'procure.bad_barcode': { status: 422, text: text.bad_barcode },
  'procure.bad_check_digit': { status: 422, text: text.bad_check_digit },
  'procure.unknown_barcode': { status: 404, text: text.unknown_barcode },
  /** Currency and kind of a price list that has prices, or that others follow. */
  'procure.list_locked': { status: 409, text: text.list_locked },
  'procure.list_parent': { status: 422, text: text.list_parent },
  'procure.list_cycle': { status: 422, text: text.list_cycle },
  /** The default list is replaced, not left out. */
  'procure.list_default': { status: 409, text: text.list_default },
  'procure.store_has_list': { status: 422, text: text.store_has_list },
  /** The message names the other period. */
  'procure.price_overlap': { status: 422, text: text.price_overlap },
  'procure.price_missing': { status: 422, text: text.price_missing },
  /** A unit that is used keeps what its quantities mean. */
  'procure.unit_locked': { status: 409, text: text.unit_locked },
  /** Units are merged that do not measure the same. */
  'procure.unit_differs': { status: 409, text: text.unit_differs },
  /** A category would stand below itself. Source: shell-and-access.md 3.2. */
  'procure.category_cycle': { status: 422, text: text.category_cycle },
  'procure.category_depth': { status: 422, text: text.category_depth },
  /** One category alone cannot be switched off while active ones are below it; its branch can. */
  'procure.category_has_children': { status: 409, text: text.category_has_children },
  /** Products were to be put into a category that holds none. */
  'procure.category_not_assignable': { status: 422, text: text.category_not_assignable },
  /** One call moves so many products at most. */
  'procure.too_many_products': { status: 422, text: text.too_many_products },
  /** A country that is switched off or under an embargo gets no ports and origins; `params`: its name, and why. */
  'procure.country_closed': { status: 422, text: text.country_closed },
  /** Code of a port and its country; the field says which two letters it must begin with. */
  'procure.port_country': { status: 422, text: text.port_country },
  /** The world list has no such place. */
  'procure.port_unknown': { status: 422, text: text.port_unknown },
  /** Of all that was chosen nothing is left to do. */
  'procure.nothing_changed': { status: 422, text: text.nothing_changed },
  'procure.same_person': { status: 422, text: text.same_person },
  /** The caller says `isKnownElsewhere` to go on; `details.suppliers` names who has it too. */
  'procure.bank_account_elsewhere': { status: 409, text: text.bank_account_elsewhere },
  'procure.bank_account_known': { status: 409, text: text.bank_account_known },
  'procure.bank_account_waits': { status: 409, text: text.bank_account_waits },
  /** A supplier that is to be merged into another one. */
  'procure.bank_account_open': { status: 409, text: text.bank_account_open },
  /** A scale holds no more sizes than a grid can show. */
  'procure.too_many_sizes': { status: 422, text: text.too_many_sizes },
  /** Only an attribute that is chosen from has choices. */
  'procure.attribute_options': { status: 422, text: text.attribute_options },
  /** What products say by an attribute stays readable: its kind stays, and the choices they have. */
  'procure.attribute_in_use': { status: 422, text: text.attribute_in_use },
  /** Values stay at the attribute they were given by, so one that has some is not merged into another. */
  'procure.attribute_has_values': { status: 409, text: text.attribute_has_values },
  /** Two sizes of one scale are different sizes. */
  'procure.same_scale': { status: 422, text: text.same_scale },
  'procure.batch_too_large': { status: 422, text: text.batch_too_large },
  'procure.batch_same_person': { status: 403, text: text.batch_same_person },
  /** Nothing virtual is a component. */
  'procure.nested_virtual': { status: 422, text: text.nested_virtual },
  /** A virtual product that is no draft has a component. */
  'procure.empty_recipe': { status: 422, text: text.empty_recipe },
  /** Of a group of a bundle fewer or more are chosen than may be. */
  'procure.pick_range': { status: 422, text: text.pick_range },
  /** `details.most`: how many labels one print has. */
  'procure.too_many_labels': { status: 422, text: text.too_many_labels },
  /** `details.problems`: each variant of which no label can be made, and why. */
  'procure.label_not_ready': { status: 422, text: text.label_not_ready },
  /** The same where the code is wider than the label, and nothing else is wrong. Source: procurement.md 4.2. */
  'procure.label_barcode_too_wide': { status: 422, text: text.label_barcode_too_wide },
  'procure.label_needs_roll': { status: 422, text: text.label_needs_roll },
  'procure.label_selling': { status: 422, text: text.label_selling },
} as const satisfies Record<string, ErrorDefinition>
