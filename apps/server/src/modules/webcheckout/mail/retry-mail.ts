import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute } from '@countinghouse/contract/route'
import type { retryWebMail } from '@countinghouse/contract/webcheckout/web-mail'
import { retriedStatuses, webMails } from '@countinghouse/contract/webcheckout/web-mail'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { webMailQueued } from './queue-mail.ts'

type Mail = { readonly version: number; readonly status: string; readonly subject: string }

/** Throws: not_found, stale, state_conflict. */
export async function retryMail(
  ctx: Ctx,
  tx: Tx,
  { id, version }: InputOfRoute<typeof retryWebMail>,
): Promise<{ id: number; version: number }> {
  const { companyId, userId } = ctx
  const { rows } = await sql<Mail>`
    select m.version, m.status, m.subject from webcheckout.mail m
    where m.company_id = ${companyId} and m.id = ${id} for no key update`.execute(tx)
  const before = rows[0] ?? fail('not_found')
  if (before.version !== version) fail('stale', { details: { current: before } })
  if (!retriedStatuses.some((status) => status === before.status)) fail('state_conflict')
  const { rows: after } = await sql<{ version: number }>`
    update webcheckout.mail set status = 'queued', attempts = 0, answer = null, updated_by = ${userId}
    where company_id = ${companyId} and id = ${id} returning version`.execute(tx)
  ctx.emit(webMailQueued, { mailId: id }, { isMailed: true })
  const label = before.subject
  ctx.audit({
    entity: webMails.entity,
    entityId: id,
    label,
    before: { status: before.status },
    after: { status: 'queued' },
  })
  return { id, version: after[0]?.version ?? fail('internal') }
}
