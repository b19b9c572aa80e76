import type { resumeCampaign } from '@countinghouse/contract/sales/campaign'
import { campaign, campaignSteps } from '@countinghouse/contract/sales/campaign'
import { fail } from '@countinghouse/contract/errors'
import type { InputOfRoute, OutputOfRoute } from '@countinghouse/contract/route'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { runStep } from '../../crm/index.ts'
import type { Sending } from './start-campaign.ts'
import { lockCampaign, startSending } from './start-campaign.ts'

const { entity } = campaign
type Target = InputOfRoute<typeof resumeCampaign>
type Stepped = OutputOfRoute<typeof resumeCampaign>

/** Throws: not_found, stale, state_conflict. */
export async function unscheduleIt(ctx: Ctx, tx: Tx, target: Target): Promise<Stepped> {
  const { from, to } = campaignSteps.unschedule
  return await runStep(ctx, tx, { entity, action: 'unschedule', from, to, kept: { dueAt: null } }, target)
}

/** The job that sends it stops before its next mail. Throws: not_found, stale, state_conflict. Locks: the campaign, then its recipients. */
export async function cancelIt(ctx: Ctx, tx: Tx, target: Target): Promise<Stepped> {
  const { from, to } = campaignSteps.cancel
  const kept = { dueAt: null }
  const answer = await runStep(
    ctx,
    tx,
    { entity, action: 'cancel', from, to, kept, stamps: { finished_at: 'now' } },
    target,
  )
  await sql`
    update sales.campaign_recipient set status = 'cancelled', reason = null
    where company_id = ${ctx.companyId} and campaign_id = ${target.id} and status in ('queued', 'held')`.execute(tx)
  return answer
}

/** Throws: not_found, stale, state_conflict while a job sends it. Locks: the campaign, then its recipients. */
export async function resumeIt(ctx: Ctx, tx: Tx, sending: Sending, target: Target): Promise<Stepped> {
  const { companyId } = ctx
  const { from, to } = campaignSteps.resume
  const { name, status, version, jobId: last } = await lockCampaign(companyId, tx, target.id)
  const isResumable = version === target.version && from.some((one) => one === status)
  if (isResumable && (await isRunning(companyId, tx, last)))
    fail('state_conflict', { details: { from: status, action: 'resume' } })
  if (isResumable)
    await sql`
      update sales.campaign_recipient set status = 'queued', reason = null, answer = null
      where company_id = ${companyId} and campaign_id = ${target.id} and status = 'held'`.execute(tx)
  // Otherwise the step answers what is stale or is not being sent.
  const jobId = isResumable ? await startSending(ctx, tx, sending, { id: target.id, name }) : last
  return await runStep(ctx, tx, { entity, action: 'resume', from, to, kept: { jobId } }, target)
}

async function isRunning(companyId: number, tx: Tx, jobId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from platform.job j where j.company_id = ${companyId} and j.id = ${jobId} and j.status in ('waiting', 'running')`.execute(
    tx,
  )
  return rows.length > 0
}
