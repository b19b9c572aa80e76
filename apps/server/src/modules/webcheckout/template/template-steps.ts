import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import type { publishTemplate } from '@countinghouse/contract/webcheckout/web-template'
import type { testTemplate } from '@countinghouse/contract/webcheckout/template-preview'
import { webTemplate } from '@countinghouse/contract/webcheckout/web-template'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { runStep } from '../../crm/index.ts'
import { sampleData } from '../mail/mail-data.ts'
import { readTemplate, renderMail, webMailQueued } from '../mail/queue-mail.ts'

const { entity } = webTemplate
type Target = InputOfRoute<typeof publishTemplate>
type Stepped = OutputOfRoute<typeof publishTemplate>

/** The live template of the same event becomes a draft first. Locks: all templates of the event, by id. Throws: see the route. */
export async function publish(ctx: Ctx, tx: Tx, target: Target): Promise<Stepped> {
  const { rows } = await sql<{ id: number; version: number; status: string }>`
    select t.id, t.version, t.status from webcheckout.template t
    where t.company_id = ${ctx.companyId}
      and t.event = (select o.event from webcheckout.template o where o.company_id = ${ctx.companyId} and o.id = ${target.id})
    order by t.id for no key update`.execute(tx)
  const live = rows.find(({ id, status }) => status === 'live' && id !== target.id)
  if (live !== undefined) await runStep(ctx, tx, { entity, action: 'withdraw', from: ['live'], to: 'draft' }, live)
  return await runStep(ctx, tx, { entity, action: 'publish', from: ['draft'], to: 'live' }, target)
}

export async function withdraw(ctx: Ctx, tx: Tx, target: Target): Promise<Stepped> {
  return await runStep(ctx, tx, { entity, action: 'withdraw', from: ['live'], to: 'draft' }, target)
}

/** Queues a saved template with sample data to the caller. Throws: not_found, webcheckout.no_own_address. */
export async function queueTest(
  ctx: Ctx,
  tx: Tx,
  { id, language }: InputOfRoute<typeof testTemplate>,
): Promise<{ to: string }> {
  const { companyId, userId } = ctx
  const { event, name, ...template } = await readTemplate(tx, companyId, id, language)
  const { rows: people } = await sql<{ email: string | null }>`
    select u.email from erp.app_user u where u.company_id = ${companyId} and u.id = ${userId}`.execute(tx)
  const to = people[0]?.email ?? fail('webcheckout.no_own_address')
  const { subject, body } = renderMail(template, sampleData(event, language)) ?? fail('internal')
  const { rows } = await sql<{ id: number }>`
    insert into webcheckout.mail (company_id, event, template_id, is_test, to_address, language, subject, body, status, updated_by)
    values (${companyId}, ${event}, ${id}, true, ${to}, ${language}, ${subject}, ${body}, 'queued', ${userId}) returning id`.execute(
    tx,
  )
  ctx.emit(webMailQueued, { mailId: rows[0]?.id ?? fail('internal') }, { isMailed: true })
  ctx.audit({ entity, entityId: id, label: name, before: null, after: { to, language } })
  return { to }
}
