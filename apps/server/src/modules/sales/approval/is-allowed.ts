import { registerPage } from '@countinghouse/contract/sales/register'
import type { ApprovalKind, ApprovalNeed } from '@countinghouse/contract/sales/till-approval'
import { partsOf } from '@countinghouse/contract/sales/till-approval'
import type { Grants } from '../../../platform/access/permission.ts'
import { isPermitted, limitOf } from '../../../platform/access/permission.ts'

/** What decides about each kind: a limit of roles or a permission. */
export const decidedBy: Readonly<
  Record<
    ApprovalKind,
    { readonly limit: string } | { readonly event: 'price_override' | 'return_policy' | 'return_unreceipted' | 'void' }
  >
> = {
  discount: { limit: 'discount_pct' },
  price_override: { event: 'price_override' },
  refund: { limit: 'refund_amount' },
  refund_tender: { event: 'return_policy' },
  return_policy: { event: 'return_policy' },
  unreceipted: { event: 'return_unreceipted' },
  void: { event: 'void' },
}

/** Whether a person decides it alone, with the grants of the store. */
export function isAllowed(grants: Grants, need: ApprovalNeed): boolean {
  const by = decidedBy[need.kind]
  if ('limit' in by) return grants.isStoreAllowed && (partsOf(need).value ?? 0) <= limitOf(grants, by.limit)
  return isPermitted(grants, { page: registerPage, event: by.event })
}
