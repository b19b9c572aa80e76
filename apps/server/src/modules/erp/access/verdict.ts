import type { Verdict as WireVerdict } from '@countinghouse/contract/erp/access'
import type { Verdict } from './explain.ts'

/** Converts a decision to the API form, with store names. */
export function wireVerdict(verdict: Verdict, storeNames: ReadonlyMap<number, string>): WireVerdict {
  const store = 'storeId' in verdict && verdict.storeId !== null ? verdict.storeId : null
  const isException = verdict.rule === 'override_allow' || verdict.rule === 'override_deny'
  return {
    isAllowed: verdict.isAllowed,
    rule: verdict.rule,
    role: 'roleId' in verdict ? { id: verdict.roleId, name: verdict.roleName } : null,
    store: store === null ? null : { id: store, name: storeNames.get(store) ?? '' },
    from: 'from' in verdict ? verdict.from : null,
    until: 'until' in verdict && !isException ? verdict.until : null,
    expiresAt: isException ? verdict.until : null,
    permission: 'permission' in verdict ? verdict.permission : null,
  }
}
