import { netting } from '@countinghouse/contract/payments/netting'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocumentRow } from '../../../platform/documents/document.ts'
import type { Netting } from './calculate-netting.ts'

/** The netting with the partner of a link that both companies know by the uid; null: it is not here. Locks: the netting. */
export async function findNetting(ctx: Ctx, tx: Tx, linkId: number, uid: string): Promise<Netting | null> {
  const { rows } = await sql<{ id: number }>`
    select n.id from payments.netting n where n.company_id = ${ctx.companyId} and n.uid = ${uid} and n.company_link_id = ${linkId}`.execute(
    tx,
  )
  const [found] = rows
  return found === undefined ? null : ((await lockDocumentRow(ctx, tx, netting, found.id)) as Netting | null)
}
