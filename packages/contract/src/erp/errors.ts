import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  'erp.not_demo': { status: 409, text: text.not_demo },
  'erp.card_unknown': { status: 422, text: text.card_unknown },
  'erp.home_module_missing': { status: 422, text: text.home_module_missing },
  'erp.store_bound_stores': { status: 422, text: text.store_bound_stores },
  'erp.shared_account': { status: 409, text: text.shared_account },
  'erp.administrator_protected': { status: 403, text: text.administrator_protected },
  /** `fields` names the setting by its index: `choices.0.key`. */
  'erp.setting_unknown': { status: 422, text: text.setting_unknown },
  'erp.setting_value': { status: 422, text: text.setting_value },
  /** `details.permissions`: permissions the caller lacks in some or all of the stores. */
  'erp.grant_exceeds_own': { status: 403, text: text.grant_exceeds_own },
  'erp.admin_store_bound': { status: 422, text: text.admin_store_bound },
  'erp.default_store_not_allowed': { status: 422, text: text.default_store_not_allowed },
  'erp.last_administrator': { status: 409, text: text.last_administrator },
  'erp.own_account': { status: 403, text: text.own_account },
  /** `fields` names the successor. */
  'erp.successor_unfit': { status: 422, text: text.successor_unfit },
  'erp.system_row': { status: 409, text: text.system_row },
  'erp.own_role_permission': { status: 409, text: text.own_role_permission },
  /** `details.pairs`: conflicting permissions. */
  'erp.sod_blocked': { status: 422, text: text.sod_blocked },
  /** `details.missing`: permissions required by others of the role. */
  'erp.event_dependency': { status: 422, text: text.event_dependency },
  'erp.override_on_administrator': { status: 409, text: text.override_on_administrator },
  'erp.route_prefix': { status: 422, text: text.route_prefix },
  'erp.landing_page': { status: 422, text: text.landing_page },
  'erp.tree_depth': { status: 422, text: text.tree_depth },
  'erp.page_place': { status: 422, text: text.page_place },
  'erp.own_erp_module': { status: 409, text: text.own_erp_module },
  /** A rule over several fields of a master; each field involved carries the text of the rule. */
  'erp.rule_broken': { status: 422, text: text.rule_broken },
  'erp.term_parts': { status: 422, text: text.term_parts },
  'erp.kind_locked': { status: 409, text: text.kind_locked },
  /** A store has at most one default cash type. */
  'erp.default_taken': { status: 422, text: text.default_taken },
  'erp.tracking_url': { status: 422, text: text.tracking_url },
  'erp.weight_bands_overlap': { status: 422, text: text.weight_bands_overlap },
  /** `details.reason`: `no_service`, `too_heavy`, `too_big` or `no_band`; the message explains it. */
  'erp.no_rate': { status: 422, text: text.no_rate },
  'erp.postcode_ranges_overlap': { status: 422, text: text.postcode_ranges_overlap },
  'erp.parent_cycle': { status: 422, text: text.parent_cycle },
  /** `details.blockers`: the blocking facts as `{ key, message }`. */
  'erp.store_not_empty': { status: 422, text: text.store_not_empty },
  /** `details.locks`: the postings, as text. */
  'erp.currency_locked': { status: 422, text: text.currency_locked },
  'erp.own_company': { status: 409, text: text.own_company },
  'erp.series_backwards': { status: 422, text: text.series_backwards },
  'erp.series_gapless': { status: 409, text: text.series_gapless },
  'erp.period_too_long': { status: 422, text: text.period_too_long },
} as const satisfies Record<string, ErrorDefinition>
