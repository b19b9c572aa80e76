import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Named = { readonly linkId: number; readonly uids: readonly string[] }

/** Own documents that were matched by hand with documents of the partner, by the uid of the latter. */
export async function documentsNamed(
  { companyId }: Ctx,
  tx: Tx,
  { linkId, uids }: Named,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ uid: string; id: number }>`
    select d.uid, m.invoice_id as id from accounts.document_match m
    join accounts.partner_document d on d.company_id = m.company_id and d.id = m.partner_document_id
    where m.company_id = ${companyId} and m.company_link_id = ${linkId} and d.uid = any(${uids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ uid, id }) => [uid, id]))
}
