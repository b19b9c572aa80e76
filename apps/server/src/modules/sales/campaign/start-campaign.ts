import { campaign, campaignSteps } from '@countinghouse/contract/sales/campaign'
import type { CampaignStatus, scheduleCampaign } from '@countinghouse/contract/sales/campaign'
import { text } from '@countinghouse/contract/sales/errors.text'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import { atField } from '../../../platform/calls/at-field.ts'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Database, Tx } from '../../../platform/database/db.ts'
import type { Delivery } from '../../../platform/jobs/outbox.ts'
import { runScheduled } from '../../../platform/jobs/scheduled-context.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { startJob } from '../../../platform/jobs/start-job.ts'
import { runStep } from '../../crm/index.ts'

const { entity } = campaign
type Target = InputOfRoute<typeof scheduleCampaign>
type Stepped = OutputOfRoute<typeof scheduleCampaign>

/** Event of a campaign whose planned time has come. */
export const campaignDue = 'sales.campaign_due'

/** A year. */
const longestWaitSeconds = 366 * 86_400

/** What a job that sends a campaign is told. */
export type Sending = JobKind<{ campaignId: number }>

/** Throws: not_found, stale, state_conflict, sales.campaign_time. */
export async function scheduleIt(ctx: Ctx, tx: Tx, target: Target): Promise<Stepped> {
  const { rows } = await sql<{ dueAt: string | null; seconds: number | null }>`
    select d.due_at as "dueAt", ceil(extract(epoch from d.due_at - now()))::bigint as seconds
    from sales.campaign c join erp.company y on y.id = c.company_id
    cross join lateral (select (c.send_on + c.send_time) at time zone y.timezone as due_at) d
    where c.company_id = ${ctx.companyId} and c.id = ${target.id} for no key update of c`.execute(tx)
  const { dueAt, seconds } = rows[0] ?? fail('not_found')
  const { from, to } = campaignSteps.schedule
  const { sessionId, storeId } = ctx.session
  const kept = { dueAt, sessionId, storeId }
  if (dueAt === null || seconds === null || seconds <= 0 || seconds > longestWaitSeconds) {
    // The step itself answers what is stale or no draft first.
    await requireDraft(ctx, tx, target)
    return fail('sales.campaign_time', atField(ctx, ['sendOn', 'sendTime'], text.campaign_time))
  }
  const answer = await runStep(ctx, tx, { entity, action: 'schedule', from, to, kept }, target)
  ctx.emit(campaignDue, { campaignId: target.id }, { delaySeconds: seconds })
  return answer
}

/**
 * A job sends it to the customers who are in its segment now. Throws: not_found, stale, state_conflict, sales.campaign_empty. Locks: the
 * campaign.
 */
export async function startCampaign(ctx: Ctx, tx: Tx, sending: Sending, target: Target): Promise<Stepped> {
  const { from, to } = campaignSteps.send
  const { name, status, version } = await lockCampaign(ctx.companyId, tx, target.id)
  const isStartable = version === target.version && from.some((one) => one === status)
  // The step answers what is stale or was started already.
  const recipients = isStartable ? await freezeRecipients(ctx.companyId, tx, target.id) : 1
  if (recipients === 0) fail('sales.campaign_empty')
  const jobId = isStartable ? await startSending(ctx, tx, sending, { id: target.id, name }) : null
  const kept = { dueAt: null, jobId }
  return await runStep(ctx, tx, { entity, action: 'send', from, to, kept, stamps: { started_at: 'now' } }, target)
}

/** Starts a job for what is queued; answers which. */
export async function startSending(
  ctx: Ctx,
  tx: Tx,
  sending: Sending,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<number> {
  const { rows } = await sql<{ queued: number }>`
    select count(*)::integer as queued from sales.campaign_recipient r
    where r.company_id = ${ctx.companyId} and r.campaign_id = ${id} and r.status = 'queued'`.execute(tx)
  const total = rows[0]?.queued ?? 0
  return (await startJob(ctx, tx, sending, { input: { campaignId: id }, title: { name }, total })).id
}

/** Customers of the segment, each once and each address once. Answers how many there are. */
async function freezeRecipients(companyId: number, tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with member as (
      select m.customer_id, k.email, coalesce(k.locale, 'en') as language, k.email_consent as consent,
        row_number() over (partition by k.email_key order by k.email_consent = 'granted' desc, k.id) as place
      from sales.campaign c
      join sales.segment_member m on m.company_id = c.company_id and m.segment_id = c.segment_id
      join crm.customer k on k.company_id = m.company_id and k.id = m.customer_id
      where c.company_id = ${companyId} and c.id = ${id}),
    judged as (
      select m.*, case when m.email is null then 'no_address' when m.consent <> 'granted' then case when exists (
            select from crm.consent_state s where s.company_id = ${companyId} and s.customer_id = m.customer_id
              and s.channel = 'email' and s.purpose = 'marketing' and s.source = 'unsubscribe') then 'unsubscribed' else 'no_consent' end
          when m.place > 1 then 'duplicate' end as reason
      from member m),
    kept as (
      insert into sales.campaign_recipient (company_id, campaign_id, customer_id, address, language, status, reason)
      select ${companyId}, ${id}, j.customer_id, j.email, j.language, case when j.reason is null then 'queued' else 'suppressed' end, j.reason
      from judged j order by j.customer_id
      returning id)
    select count(*)::integer as count from kept`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Starts a campaign whose time has come, in the name of who scheduled it; a repeated delivery finds it started. */
export async function startDue(db: Database, sending: Sending, { companyId, payload }: Delivery): Promise<void> {
  const { campaignId } = payload as { readonly campaignId: number }
  await startIfDue(db, sending, { companyId, campaignId })
}

/** Queues campaigns again whose time passed while nothing was delivered, such as after a restored backup. */
export async function queueMissed(db: Database, companyId: number): Promise<void> {
  const { rows } = await sql<{ id: number; userId: number }>`
    select c.id, c.updated_by as "userId" from sales.campaign c
    where c.company_id = ${companyId} and c.status = 'scheduled' and c.due_at <= now() order by c.id`.execute(
    db.reader({ companyId }),
  )
  for (const { id, userId } of rows)
    await runScheduled(db, { companyId, userId, taskId: 'sales.campaign.start' }, async (ctx) =>
      ctx.emit(campaignDue, { campaignId: id }),
    )
}

type Due = {
  readonly version: number
  readonly userId: number
  readonly sessionId: number
  readonly storeId: number | null
}

async function startIfDue(
  db: Database,
  sending: Sending,
  { companyId, campaignId }: { readonly companyId: number; readonly campaignId: number },
): Promise<void> {
  const { rows } = await sql<Due>`
    select c.version, c.updated_by as "userId", c.session_id as "sessionId", c.store_id as "storeId" from sales.campaign c
    where c.company_id = ${companyId} and c.id = ${campaignId} and c.status = 'scheduled' and c.due_at <= now()`.execute(
    db.reader({ companyId }),
  )
  const due = rows[0]
  if (due === undefined) return
  const { version, userId, sessionId, storeId } = due
  await runScheduled(db, { companyId, userId, taskId: 'sales.campaign.start' }, async (ctx, tx) => {
    const current = await lockCampaign(companyId, tx, campaignId)
    if (current.status !== 'scheduled' || current.version !== version) return
    const acting = { ...ctx, session: { ...ctx.session, sessionId, storeId } }
    const { rows: members } = await sql`
      select from sales.segment_member m join sales.campaign c on c.company_id = m.company_id and c.segment_id = m.segment_id
      where c.company_id = ${companyId} and c.id = ${campaignId} limit 1`.execute(tx)
    if (members.length === 0) return await cancelEmpty(acting, tx, { id: campaignId, version })
    await startCampaign(acting, tx, sending, { id: campaignId, version })
  })
}

/** There is nobody to send it to. */
async function cancelEmpty(ctx: Ctx, tx: Tx, target: Target): Promise<void> {
  const { from, to } = campaignSteps.cancel
  await runStep(
    ctx,
    tx,
    { entity, action: 'cancel', from, to, kept: { dueAt: null }, stamps: { finished_at: 'now' } },
    target,
  )
}

/** Throws: not_found. Locks: the campaign. */
export async function lockCampaign(companyId: number, tx: Tx, id: number) {
  const { rows } = await sql<{ version: number; status: CampaignStatus; jobId: number | null; name: string }>`
    select c.version, c.status, c.job_id as "jobId", c.name from sales.campaign c
    where c.company_id = ${companyId} and c.id = ${id} for no key update`.execute(tx)
  return rows[0] ?? fail('not_found')
}

async function requireDraft({ companyId }: Ctx, tx: Tx, { id, version }: Target): Promise<void> {
  const current = await lockCampaign(companyId, tx, id)
  if (current.version !== version) fail('stale', { details: { current } })
  if (current.status !== 'draft') fail('state_conflict', { details: { from: current.status, action: 'schedule' } })
}
