import type { AccessDecision as WireAccessDecision } from '@countinghouse/contract/erp/access'
import type { AccessDecision } from './explain.ts'

/** Converts a decision to the API form, with store names. */
export function wireAccessDecision(
  accessDecision: AccessDecision,
  storeNames: ReadonlyMap<number, string>,
): WireAccessDecision {
  const store = 'storeId' in accessDecision && accessDecision.storeId !== null ? accessDecision.storeId : null
  const isException = accessDecision.rule === 'override_allow' || accessDecision.rule === 'override_deny'
  return {
    isAllowed: accessDecision.isAllowed,
    rule: accessDecision.rule,
    role: 'roleId' in accessDecision ? { id: accessDecision.roleId, name: accessDecision.roleName } : null,
    store: store === null ? null : { id: store, name: storeNames.get(store) ?? '' },
    from: 'from' in accessDecision ? accessDecision.from : null,
    until: 'until' in accessDecision && !isException ? accessDecision.until : null,
    expiresAt: isException ? accessDecision.until : null,
    permission: 'permission' in accessDecision ? accessDecision.permission : null,
  }
}
