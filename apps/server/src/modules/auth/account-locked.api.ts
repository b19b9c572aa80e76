import { auditOnce } from '../../platform/audit.ts'
import type { Database } from '../../platform/db.ts'
import type { Delivery } from '../../platform/outbox.ts'
import { defineModule } from '../../platform/define-module.ts'

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
