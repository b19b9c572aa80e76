import { setTimeout as sleep } from 'node:timers/promises'
import { campaign } from '@countinghouse/contract/sales/campaign'
import { text } from '@countinghouse/contract/sales/campaign.text'
import { unsubscribeOneClick, unsubscribePath } from '@countinghouse/contract/sales/unsubscribe'
import { z } from 'zod'
import type { SecretBox } from '../../../platform/config/secret-box.ts'
import { jobKind } from '../../../platform/jobs/job-kind.ts'
import type { JobRun } from '../../../platform/jobs/job-run.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { MailFailure } from '../../../platform/mail/mailer.ts'
import { renderCampaign } from './campaign-letter.ts'
import type { Claimed, Outcome } from './claim-recipient.ts'
import { claimNext, finishCampaign, holdRest, noteOutcome, settleInterrupted } from './claim-recipient.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const Input = z.strictObject({ campaignId: z.int() })
/** What came of the mails so far; `failures`: in a row. */
const Total = z.object({ sent: z.int(), held: z.int(), failures: z.int() })
type Run = JobRun<z.output<typeof Input>>
type Parts = { readonly mailer: Mailer | null; readonly box: SecretBox }

/** After so many mails in a row that the server did not take, it is left alone. */
const mostFailures = 3
/** Units: milliseconds. */
const minuteMs = 60_000
/** A campaign may take hours, and other jobs have their turn meanwhile. Units: milliseconds. */
const turnMs = 20_000

/**
 * Sends a campaign, each mail at most once: a recipient is claimed, and the claim committed, before the mail is handed over; one that a
 * stopped worker left claimed is in doubt and not mailed again. Cancelling takes effect before the next mail.
 */
export function campaignSending(parts: Parts) {
  return jobKind({
    kind: 'sales.campaign.deliver',
    text: text.running,
    resultText: text.ran,
    input: Input,
    access: () => ({ page: campaign.page, event: 'send' }),
    run: async (job) => {
      const { mailer } = parts
      const result = mailer === null ? await holdAll(job) : await sendAll(job, { ...parts, mailer })
      return { result }
    },
  })
}

async function holdAll(job: Run) {
  let held = 0
  await job.step(async (tx) => {
    await settleInterrupted(job.ctx, tx, job.input.campaignId)
    held = await holdRest(job.ctx, tx, job.input.campaignId, { reason: 'not_configured', answer: null })
    await finishCampaign(job.ctx, tx, job.input.campaignId)
    return { checkpoint: job.progress.checkpoint, done: held }
  })
  return { sent: 0, held }
}

async function sendAll(job: Run, parts: Parts & { readonly mailer: Mailer }) {
  const { ctx, input } = job
  const total = Total.parse(job.progress.checkpoint ?? { sent: 0, held: 0, failures: 0 })
  const begunAt = performance.now()
  let outcome: Outcome | null = null
  await job.step(async (tx) => {
    await settleInterrupted(ctx, tx, input.campaignId)
    return job.progress
  })
  for (;;) {
    let claimed: Claimed | null = null
    const noted: Outcome | null = outcome
    const isOver = total.failures >= mostFailures
    const isTurnOver = !isOver && performance.now() - begunAt > turnMs
    await job.step(async (tx) => {
      if (noted !== null) await noteOutcome(ctx, tx, noted)
      if (isOver)
        total.held = await holdRest(ctx, tx, input.campaignId, {
          reason: 'server_failed',
          answer: noted?.answer ?? null,
        })
      claimed = isOver || isTurnOver ? null : await claimNext(ctx, tx, input.campaignId, job.id)
      if (claimed === null && !isTurnOver) await finishCampaign(ctx, tx, input.campaignId)
      const { done } = job.progress
      return { checkpoint: total, done: noted === null ? done : done + 1 }
    })
    const next = claimed as Claimed | null
    if (isTurnOver) job.yieldTurn()
    if (next === null) return { sent: total.sent, held: total.held }
    const startedAt = performance.now()
    outcome = await deliver(parts, ctx.companyId, next)
    total.failures = outcome.status === 'held' ? total.failures + 1 : 0
    if (outcome.status === 'sent') total.sent += 1
    if (outcome.status === 'held') total.held += 1
    await sleep(Math.max(0, minuteMs / next.perMinute - (performance.now() - startedAt)))
  }
}

async function deliver(
  { mailer, box }: Parts & { readonly mailer: Mailer },
  companyId: number,
  next: Claimed,
): Promise<Outcome> {
  const { recipientId, address, language, company, customer, subject, body } = next
  const token = unsubscribeToken(box, { companyId, recipientId })
  const data = {
    company: { name: company },
    customer: { name: customer },
    unsubscribe_url: `${mailer.publicUrl}${unsubscribePath}#token=${token}`,
  }
  const letter = renderCampaign({ subject, body }, language, data)
  if (letter === null) return { recipientId, status: 'failed', answer: null }
  const unsubscribeUrl = `${mailer.publicUrl}/api${unsubscribeOneClick.path.replace('{token}', token)}`
  try {
    const outcome = await mailer.send({ to: address, ...letter, unsubscribeUrl })
    if (outcome.kind === 'refused') return { recipientId, status: 'failed', answer: outcome.answer }
    return { recipientId, status: outcome.kind, answer: null }
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return { recipientId, status: 'held', answer: error.message }
  }
}
