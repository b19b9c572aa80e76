import {
  campaign,
  cancelCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from '@countinghouse/contract/sales/campaign'
import { previewCampaign, testCampaign } from '@countinghouse/contract/sales/campaign-preview'
import { getCampaignResults } from '@countinghouse/contract/sales/campaign-results'
import { openUnsubscribe, unsubscribe, unsubscribeOneClick } from '@countinghouse/contract/sales/unsubscribe'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/sales/errors.text'
import { AppError } from '@countinghouse/kernel/errors'
import { atField } from '../../platform/calls/at-field.ts'
import type { GuardCtx, MasterGuard } from '../../platform/calls/context.ts'
import { handlePublic, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import type { Database } from '../../platform/database/db.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Delivery } from '../../platform/jobs/outbox.ts'
import { variableNames } from '../../platform/mail/validate-letter.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { sampleCampaign, validateCampaign } from './campaign/campaign-letter.ts'
import { cancelIt, resumeIt, unscheduleIt } from './campaign/change-campaign.ts'
import { readResults } from './campaign/read-results.ts'
import { campaignSending } from './campaign/send-campaign.ts'
import { campaignDue, queueMissed, scheduleIt, startCampaign, startDue } from './campaign/start-campaign.ts'
import { campaignTested, mailTest, queueTest } from './campaign/test-campaign.ts'
import { openLink, unsubscribeCustomer } from './campaign/unsubscribe.ts'

type Parts = Pick<Declared, 'box' | 'mail'>
const sendingOf = ({ box, mail: { mailer } }: Parts) => campaignSending({ box, mailer })

const api = (declared: Declared) => {
  const { box, mail } = declared
  const sending = sendingOf(declared)
  return [
    handleWrite(scheduleCampaign, scheduleIt),
    handleWrite(unscheduleCampaign, unscheduleIt),
    handleWrite(sendCampaign, (ctx, tx, target) => startCampaign(ctx, tx, sending, target)),
    handleWrite(resumeCampaign, (ctx, tx, target) => resumeIt(ctx, tx, sending, target)),
    handleWrite(cancelCampaign, cancelIt),
    handleRead(previewCampaign, ({ locale }, _reader, { language, ...entered }) => {
      const { subject, body, issues } = validateCampaign(entered, language, locale)
      return { subject, body, issues: [...issues], variables: variableNames(sampleCampaign('en')) }
    }),
    handleWrite(testCampaign, async (ctx, tx, input) => {
      const queued = await queueTest(ctx, tx, input)
      return mail.mailer === null ? fail('not_configured') : queued
    }),
    handleRead(getCampaignResults, (ctx, reader, { id }) => readResults(ctx, reader, id)),
    handlePublic(openUnsubscribe, async (_ctx, db, { token }) => await openLink(db, box, token)),
    handlePublic(unsubscribe, async (ctx, db, { token }) => await unsubscribeCustomer(ctx, db, box, token)),
    handlePublic(unsubscribeOneClick, async (ctx, db, { token }) => await unsubscribeCustomer(ctx, db, box, token)),
  ]
}

/** Drafts alone are edited and deleted, and have texts that can be sent. */
const guard: MasterGuard = {
  beforeWrite: (ctx, _tx, { before, after }) => {
    if (before !== null && String(before.status) !== 'draft') fail('sales.campaign_started')
    if (after !== null) requireValid(ctx, after)
  },
}

function requireValid({ locale }: GuardCtx, values: Readonly<Record<string, unknown>>): void {
  const fields = Object.fromEntries(
    (['en', 'ar'] as const).flatMap((language) => {
      const suffix = language === 'en' ? 'En' : 'Ar'
      const entered = { subject: String(values[`subject${suffix}`]), body: String(values[`body${suffix}`]) }
      return validateCampaign(entered, language, locale).issues.map(
        ({ part, message }) => [`${part}${suffix}`, [{ code: 'rule', message }]] as const,
      )
    }),
  )
  if (Object.keys(fields).length > 0) fail('sales.campaign_invalid', { fields })
}

/** Statuses come from steps, which set what belongs to them. */
const isRefusedState: ConstraintRule = async () => new AppError('state_conflict')

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'sales.campaign_due': isRefusedState,
  'sales.campaign_started': isRefusedState,
  'sales.campaign_finished': isRefusedState,
  'sales.campaign_time': async ({ locale }) =>
    new AppError('sales.rule_broken', atField({ locale }, ['sendOn', 'sendTime'], text.campaign_day_and_time)),
}

const subscribers = (declared: Declared) => {
  const { mailer } = declared.mail
  return {
    [campaignDue]: (db: Database, given: Delivery) => startDue(db, sendingOf(declared), given),
    [campaignTested]: async (db: Database, given: Delivery) => {
      if (mailer !== null) await mailTest(db, mailer, given)
    },
  }
}

export const module = defineModule({
  api,
  constraintRules,
  subscribers,
  jobs: (declared) => [sendingOf(declared)],
  guards: { [campaign.entity]: guard },
  scheduledTasks: { hourly: [queueMissed] },
})
