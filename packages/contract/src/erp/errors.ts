import type { ErrorDefinition } from '../error-definition.ts'
import { text } from './errors.text.ts'

export const errors = {
  /** `fields` names the choice by its place: `choices.0.key`. */
  'erp.setting_unknown': { status: 422, text: text.setting_unknown },
  'erp.setting_value': { status: 422, text: text.setting_value },
  'erp.route_prefix': { status: 422, text: text.route_prefix },
  'erp.landing_page': { status: 422, text: text.landing_page },
  'erp.tree_depth': { status: 422, text: text.tree_depth },
  'erp.page_place': { status: 422, text: text.page_place },
  'erp.own_erp_module': { status: 409, text: text.own_erp_module },
} as const satisfies Record<string, ErrorDefinition>
