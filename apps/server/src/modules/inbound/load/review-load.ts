import type { reviewLoad as route } from '@countinghouse/contract/inbound/load'
import { load } from '@countinghouse/contract/inbound/load'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockDocument, moveDocument, requireStatus } from '../../../platform/documents/document.ts'
import { requireStaff } from './find-partner.ts'

/** Lines that do not exist stay so. Throws: not_found, stale, state_conflict, inbound.staff_only. Locks: the load. */
export async function reviewLoad(
  ctx: Ctx,
  tx: Tx,
  { id, version, lines }: InputOfRoute<typeof route>,
): Promise<OutputOfRoute<typeof route>> {
  await requireStaff(tx)
  const before = await lockDocument(ctx, tx, load, { id, version }, { event: 'accept_load' })
  requireStatus(load, before, ['submitted'])
  await sql`
    update inbound.load_line l set refusal = w.refusal
    from unnest(${lines.map(({ lineNo }) => lineNo)}::int[], ${lines.map(({ refusal }) => refusal)}::text[]) as w (line_no, refusal)
    where l.company_id = ${ctx.companyId} and l.load_id = ${id} and l.line_no = w.line_no`.execute(tx)
  const after = await moveDocument(ctx, tx, load, before, {})
  return { id, version: after.version }
}
