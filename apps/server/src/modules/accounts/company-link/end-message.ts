import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { MessageKind } from '@countinghouse/contract/accounts/company-connection'

type Ended = { readonly linkId: number; readonly kind: MessageKind; readonly uid: string }

/**
 * Received messages about a document that are no longer applied, refused ones included, since their sender took them back. Answers whether
 * there were any. Locks: the messages.
 */
export async function endMessages({ companyId }: Ctx, tx: Tx, { linkId, kind, uid }: Ended): Promise<boolean> {
  const { rows } = await sql`
    update accounts.company_message m set status = 'done', error_code = null, error_detail = null, done_at = now()
    where m.company_id = ${companyId} and m.company_link_id = ${linkId} and m.direction = 'in' and m.kind = ${kind}
      and m.status <> 'done' and m.body ->> 'uid' = ${uid} returning m.id`.execute(tx)
  return rows.length > 0
}
