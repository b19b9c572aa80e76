import { sql } from 'kysely'
import type { Database } from '../../platform/db.ts'
import type { Delivery } from '../../platform/outbox.ts'

export const api = []

/** A locked account leaves a row that its administrators find in the user's history; delivered twice it stays one. */
export const subscribers = {
  'auth.account_locked': async (db: Database, { companyId, outboxId, payload }: Delivery) => {
    const { userId, login, ip } = payload as { userId: number; login: string; ip: string }
    const requestId = `outbox:${outboxId}`
    await db.inTransaction({ companyId }, (tx) =>
      sql`
        insert into platform.audit (company_id, user_id, ip, request_id, action, entity, entity_id, entity_label)
        select ${companyId}, null, ${ip}, ${requestId}, 'auth.account.locked', 'erp.app_user', ${userId}, ${login}
        where not exists (select from platform.audit a
          where a.company_id = ${companyId} and a.entity = 'erp.app_user' and a.entity_id = ${userId} and a.request_id = ${requestId})`.execute(tx))
  },
}
