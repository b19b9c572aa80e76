import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import { auditRows } from '../../../platform/audit/audit.ts'
import { dropInstallationSetting } from '../../../platform/config/installation-setting.ts'
import type { RequestContext } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'

type Own = { readonly companyId: number; readonly userId: number; readonly name: string }

/** Closes the demo companies in the transaction that makes the own one, whose audit names them; nobody is offered a demo user from then on. Throws: auth.setup_closed. */
export async function closeDemo(ctx: RequestContext, tx: Tx, tokenHash: Buffer, own: Own): Promise<void> {
  // Of two links that are completed at once, one ends the demo.
  if (!(await dropInstallationSetting(tx, 'demo.users'))) return fail('auth.setup_closed')
  const { rows } = await sql<{ name: string }>`select name from auth.close_demo(${tokenHash})`.execute(tx)
  const { companyId, userId, name } = own
  const change = {
    entity: 'erp.company',
    entityId: companyId,
    label: name,
    before: { demoCompanies: rows.map((row) => row.name) },
    after: { demoCompanies: [] },
  }
  const { ip, requestId, source, routeId } = ctx
  const audit = auditRows({ companyId, userId, session: null, ip, requestId, source, routeId, changes: [change] })
  if (audit !== null) await tx.together(audit)
}
