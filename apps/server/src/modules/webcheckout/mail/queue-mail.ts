import { fail } from '@countinghouse/contract/errors'
import type { Locale } from '@countinghouse/kernel/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { renderLiquid } from '../../../platform/mail/liquid.ts'
import type { Addressed, MailSubject } from './mail-data.ts'
import { readMailData } from './mail-data.ts'

/** Event of an email that is to be sent. */
export const webMailQueued = 'webcheckout.mail_queued'

type Template = { readonly id: number; readonly subject: string; readonly body: string }

/**
 * Renders the live template of an event and queues it, once for each order, delivery or cart. Without a live template or an address there
 * is no email; without consent it is kept as suppressed. Answers whether an email was queued.
 */
export async function queueMail(
  { companyId, emit }: Pick<Ctx, 'companyId' | 'emit'>,
  tx: Tx,
  subject: MailSubject,
): Promise<boolean> {
  const addressed = await readMailData(tx, companyId, subject)
  const { language, to, customerId, hasConsent, data } = addressed
  const template = await findLive(tx, companyId, subject.event, language)
  if (template === null || to === null) return false
  const rendered = renderMail(template, data)
  const status = !hasConsent ? 'suppressed' : rendered === null ? 'failed' : 'queued'
  const about = { webOrderId: null, deliveryId: null, cartId: null, ...subject }
  const { rows } = await sql<{ id: number }>`
    insert into webcheckout.mail (company_id, event, template_id, web_order_id, delivery_id, cart_id, customer_id, to_address, language, subject,
      body, status)
    values (${companyId}, ${subject.event}, ${template.id}, ${about.webOrderId}, ${about.deliveryId}, ${about.cartId}, ${customerId}, ${to},
      ${language}, ${rendered?.subject ?? template.subject}, ${rendered?.body ?? template.body}, ${status})
    on conflict (company_id, event, web_order_id, delivery_id, cart_id) where not is_test do nothing returning id`.execute(
    tx,
  )
  const mailId = rows[0]?.id
  if (mailId === undefined || status !== 'queued') return false
  emit(webMailQueued, { mailId }, { isMailed: true })
  return true
}

/** Null: the template does not suit what it is about. */
export function renderMail(
  template: Pick<Template, 'subject' | 'body'>,
  data: Addressed['data'],
): Pick<Template, 'subject' | 'body'> | null {
  const subject = renderLiquid(template.subject, data)
  const body = renderLiquid(template.body, data)
  return 'text' in subject && 'text' in body ? { subject: subject.text.trim(), body: body.text } : null
}

async function findLive(tx: Tx, companyId: number, event: string, language: Locale): Promise<Template | null> {
  const { rows } = await sql<Template>`
    select t.id, case when ${language} = 'ar' then t.subject_ar else t.subject_en end as subject,
      case when ${language} = 'ar' then t.body_ar else t.body_en end as body
    from webcheckout.template t where t.company_id = ${companyId} and t.event = ${event} and t.status = 'live'`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** A template as it is saved, in one language. Throws: not_found. */
export async function readTemplate(
  tx: Tx,
  companyId: number,
  id: number,
  language: Locale,
): Promise<Template & { readonly event: MailSubject['event']; readonly name: string }> {
  const { rows } = await sql<Template & { event: MailSubject['event']; name: string }>`
    select t.id, t.name, t.event, case when ${language} = 'ar' then t.subject_ar else t.subject_en end as subject,
      case when ${language} = 'ar' then t.body_ar else t.body_en end as body
    from webcheckout.template t where t.company_id = ${companyId} and t.id = ${id}`.execute(tx)
  return rows[0] ?? fail('not_found')
}
