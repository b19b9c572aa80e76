import type { MessageKind } from '@countinghouse/contract/accounts/company-connection'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

/** `uid`: of the document. */
type Named = { readonly linkId: number; readonly kind: MessageKind; readonly uid: string }

/**
 * Received messages about a document that are no longer applied, refused ones included, since their sender took them back. Answers whether
 * there were any. Locks: the messages.
 */
export async function endMessages({ companyId }: Ctx, tx: Tx, { linkId, kind, uid }: Named): Promise<boolean> {
  const { rows } = await sql`
    update accounts.company_message m set status = 'done', error_code = null, error_detail = null, done_at = now()
    where m.company_id = ${companyId} and m.company_link_id = ${linkId} and m.direction = 'in' and m.kind = ${kind}
      and m.status <> 'done' and m.body ->> 'uid' = ${uid} returning m.id`.execute(tx)
  return rows.length > 0
}

/**
 * An own message about a document that the partner did not receive is sent no more. Answers whether there was one; false while one is on
 * its way. Locks: the messages.
 */
export async function endUnsent({ companyId }: Ctx, tx: Tx, { linkId, kind, uid }: Named): Promise<boolean> {
  const { rows } = await sql`
    update accounts.company_message m set status = 'done', error_code = null, error_detail = null, done_at = now()
    where m.company_id = ${companyId} and m.company_link_id = ${linkId} and m.direction = 'out' and m.kind = ${kind}
      and m.status = 'refused' and m.body ->> 'uid' = ${uid} returning m.id`.execute(tx)
  return rows.length > 0
}

/** Whether a message about a document was received of the partner, applied or not. */
export async function hasReceived({ companyId }: Ctx, tx: Tx, { linkId, kind, uid }: Named): Promise<boolean> {
  const { rows } = await sql`
    select from accounts.company_message m
    where m.company_id = ${companyId} and m.company_link_id = ${linkId} and m.direction = 'in' and m.kind = ${kind}
      and m.body ->> 'uid' = ${uid} limit 1`.execute(tx)
  return rows.length > 0
}
