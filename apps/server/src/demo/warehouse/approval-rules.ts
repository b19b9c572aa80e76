import { journalEntry } from '@countinghouse/contract/accounts/journal-entry'
import { createApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import { supplierPayment } from '@countinghouse/contract/payments/supplier-payment'
import type { Database } from '../../platform/database/db.ts'
import type { Ground } from './ground.ts'
import { idByCode } from './ground.ts'
import type { Staff } from './staff.ts'

/** From which amount on others than purchase orders wait for an approval. Units: minor units. */
const rules = [
  { documentType: supplierPayment.entity, name: 'Large supplier payments', amountFrom: 500_000 },
  { documentType: journalEntry.entity, name: 'Large journal entries', amountFrom: 1_000_000 },
] as const

/** Rules beside the one of purchase orders. No document of the demo reaches them, so none waits because of them. */
export async function addApprovalRules(db: Database, { owner }: Staff, ground: Ground): Promise<void> {
  const roleId = await idByCode(db, ground, 'erp.role', 'admin')
  for (const rule of rules)
    await owner(createApprovalRule, {
      ...rule,
      currency: 'GBP',
      steps: [{ roleId, userId: null, isAtStore: false, neededCount: 1, escalation: null }],
    })
}
