import { campaign } from '@countinghouse/contract/sales/campaign'
import type { Locale } from '@countinghouse/kernel/text'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockCampaign } from './start-campaign.ts'

export type Claimed = {
  readonly recipientId: number
  readonly address: string
  readonly language: Locale
  readonly company: string
  readonly customer: string
  readonly subject: string
  readonly body: string
  readonly perMinute: number
}
export type Outcome = {
  readonly recipientId: number
  readonly status: 'sent' | 'in_doubt' | 'failed' | 'held'
  readonly answer: string | null
}

/** Units: characters. */
const longestAnswer = 300

/** What a worker that was stopped had claimed may have arrived. */
export async function settleInterrupted({ companyId }: Ctx, tx: Tx, campaignId: number): Promise<void> {
  await sql`
    update sales.campaign_recipient set status = 'in_doubt'
    where company_id = ${companyId} and campaign_id = ${campaignId} and status = 'sending'`.execute(tx)
}

/** What a mail server did not take is held, or cancelled with its campaign. */
export async function noteOutcome({ companyId }: Ctx, tx: Tx, { recipientId, status, answer }: Outcome): Promise<void> {
  await sql`
    update sales.campaign_recipient r
    set status = case when ${status} = 'held' and c.status = 'cancelled' then 'cancelled' else ${status} end,
      answer = ${answer?.slice(0, longestAnswer) ?? null},
      reason = case when ${status} = 'held' and c.status <> 'cancelled' then 'server_failed' end,
      sent_at = case when ${status} = 'sent' then clock_timestamp() end
    from sales.campaign c
    where r.company_id = ${companyId} and r.id = ${recipientId} and r.status = 'sending'
      and c.company_id = r.company_id and c.id = r.campaign_id`.execute(tx)
}

/** Answers how many are held. */
export async function holdRest(
  { companyId }: Ctx,
  tx: Tx,
  campaignId: number,
  { reason, answer }: { readonly reason: 'not_configured' | 'server_failed'; readonly answer: string | null },
): Promise<number> {
  await sql`
    update sales.campaign_recipient set status = 'held', reason = ${reason}, answer = ${answer?.slice(0, longestAnswer) ?? null}
    where company_id = ${companyId} and campaign_id = ${campaignId} and status = 'queued'`.execute(tx)
  const { rows } = await sql<{ held: number }>`
    select count(*)::integer as held from sales.campaign_recipient r
    where r.company_id = ${companyId} and r.campaign_id = ${campaignId} and r.status = 'held'`.execute(tx)
  return rows[0]?.held ?? 0
}

/**
 * The next recipient, claimed; those who withdrew meanwhile are left out. Null: there is none, the campaign was cancelled, or another job
 * sends it. Locks: the campaign, then the recipient.
 */
export async function claimNext(ctx: Ctx, tx: Tx, campaignId: number, jobId: number): Promise<Claimed | null> {
  const { companyId } = ctx
  const { status, jobId: currentJob } = await lockCampaign(companyId, tx, campaignId)
  if (status !== 'sending' || currentJob !== jobId) return null
  while (await isFirstSuppressed(companyId, tx, campaignId));
  const { rows } = await sql<Claimed>`
    update sales.campaign_recipient r set status = 'sending'
    from sales.campaign c join erp.company y on y.id = c.company_id, crm.customer k
    where r.company_id = ${companyId} and r.id = ${firstQueued(companyId, campaignId)}
      and c.company_id = r.company_id and c.id = r.campaign_id and k.company_id = r.company_id and k.id = r.customer_id
    returning r.id as "recipientId", r.address, r.language, y.name as company, k.name as customer,
      case r.language when 'ar' then c.subject_ar else c.subject_en end as subject,
      case r.language when 'ar' then c.body_ar else c.body_en end as body, c.per_minute as "perMinute"`.execute(tx)
  return rows[0] ?? null
}

/** Leaves the first of the queue out if it may not be mailed any more; the others are looked at when they are the first. */
async function isFirstSuppressed(companyId: number, tx: Tx, campaignId: number): Promise<boolean> {
  const { rows } = await sql`
    update sales.campaign_recipient r
    set status = 'suppressed', reason = case when k.status <> 'active' then 'inactive' when x.source = 'unsubscribe' then 'unsubscribed' else 'no_consent' end
    from crm.customer k
    left join crm.consent_state x on x.company_id = k.company_id and x.customer_id = k.id and x.channel = 'email' and x.purpose = 'marketing'
    where r.company_id = ${companyId} and r.id = ${firstQueued(companyId, campaignId)} and k.company_id = r.company_id
      and k.id = r.customer_id and (k.status <> 'active' or k.email_consent <> 'granted')
    returning r.id`.execute(tx)
  return rows.length > 0
}

function firstQueued(companyId: number, campaignId: number): RawBuilder<unknown> {
  return sql`(
    select n.id from sales.campaign_recipient n
    where n.company_id = ${companyId} and n.campaign_id = ${campaignId} and n.status = 'queued' order by n.id limit 1)`
}

/** Once nothing is queued or held, the campaign is sent. */
export async function finishCampaign(ctx: Ctx, tx: Tx, campaignId: number): Promise<void> {
  const { companyId } = ctx
  const { status, name } = await lockCampaign(companyId, tx, campaignId)
  if (status !== 'sending') return
  const { rows } = await sql`
    update sales.campaign c set status = 'sent', finished_at = now()
    where c.company_id = ${companyId} and c.id = ${campaignId} and not exists (select from sales.campaign_recipient r
      where r.company_id = c.company_id and r.campaign_id = c.id and r.status in ('queued', 'sending', 'held'))
    returning c.id`.execute(tx)
  if (rows.length === 0) return
  const [before, after] = [{ status: 'sending' }, { status: 'sent' }]
  ctx.audit({ entity: campaign.entity, entityId: campaignId, label: name, before, after })
}
