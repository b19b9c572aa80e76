const shared = {
  method: 'POST',
  event: 'deactivate',
  writes: true,
  errors: ['not_found', 'stale', 'merged', 'state_conflict'],
} as const

/** Of active records only one may hold a value. */
const held = ['duplicate', 'accounts.rule_broken', 'erp.rule_broken', 'sales.rule_broken'] as const

/** An inactive record stays where it is named and is not offered any more. */
export const deactivateService = {
  ...shared,
  id: 'desk.record.deactivate',
  path: '/desk/records/{type}/{id}/deactivate',
} as const

export const activateService = {
  ...shared,
  errors: [...shared.errors, ...held],
  id: 'desk.record.activate',
  path: '/desk/records/{type}/{id}/activate',
} as const
