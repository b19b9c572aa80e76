import { auditOnce } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/database/db.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

/** A locked account leaves a row that its administrators find in the user's history. */
const subscribers = {
  'auth.account_locked': async (db: Database, { companyId, outboxId, payload }: Delivery) => {
    const { userId, login, ip } = payload as { userId: number; login: string; ip: string }
    const note = {
      companyId,
      outboxId,
      ip,
      action: 'auth.account.locked',
      entity: 'erp.app_user',
      entityId: userId,
      label: login,
      outcome: 'failed' as const,
    }
    await db.inTransaction({ companyId }, (tx) => auditOnce(tx, note))
  },
}

export const module = defineModule({ subscribers })
