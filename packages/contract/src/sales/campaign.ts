import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { codeField, dateField, instantField, integerField, multilineField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField, timeField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text } from './campaign.text.ts'

export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Number series for campaigns without an entered number. */
export const campaignCodes = series({
  key: 'sales.campaign',
  title: text.codes,
  prefix: 'CMP',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

const subject = () => textField({ max: 200 })
const body = () => multilineField({ max: 8000 })

/** An email to the customers of a segment who agreed to marketing. Source: docs/guides/crm.md, Campaigns. */
export const campaign = master({
  module: 'sales',
  thing: 'campaign',
  path: '/crm/campaigns/',
  api: '/sales/campaigns',
  text,
  icon: 'inbox',
  sortOrder: 14,
  statuses: campaignStatuses,
  uniqueName: 'none',
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    segmentId: recordField('sales.segment'),
    subjectEn: subject(),
    bodyEn: body(),
    subjectAr: subject(),
    bodyAr: body(),
    /** With the time in the time zone of the company; blank: it is sent at once, by hand. */
    sendOn: dateField().nullable().default(null),
    sendTime: timeField().nullable().default(null),
    /** Units: mails a minute. */
    perMinute: integerField({ min: 10, max: 1000 }).default(60),
    /** Purchases of recipients count so long after their mail. Units: days. */
    attributionDays: integerField({ min: 1, max: 90 }).default(14),
  },
  shown: { startedAt: instantField().nullable(), finishedAt: instantField().nullable() },
  columns: ['segmentId', 'subjectEn', 'sendOn', 'startedAt', 'finishedAt'],
  filters: ['segmentId'],
  errors: ['sales.campaign_invalid', 'sales.campaign_started', 'sales.rule_broken'],
  events: ['send'],
  without: ['deactivate', 'merge', 'import'],
})

const { list, selected, get, history } = campaign.routes
const id = idOf(campaign.entity)

export const campaignSteps = {
  schedule: { from: ['draft'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  send: { from: ['draft', 'scheduled'], to: 'sending' },
  resume: { from: ['sending'], to: 'sending' },
  cancel: { from: ['scheduled', 'sending'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly CampaignStatus[]; to: CampaignStatus }>
export type CampaignVerb = keyof typeof campaignSteps

function step(verb: CampaignVerb, errors: readonly ErrorCode[] = []) {
  return route({
    id: `sales.campaign.${verb}`,
    method: 'POST',
    path: `/sales/campaigns/{id}/${verb}`,
    page: campaign.page,
    event: 'send',
    writes: true,
    stale: [list, selected, get, history],
    errors: ['not_found', 'stale', 'state_conflict', ...errors],
    input: z.strictObject({ id, version: Version }),
    output: z.object({ id, version: Version, status: z.enum(campaignStatuses) }),
  })
}

/** It starts at its time. Throws: sales.campaign_time without a time ahead, at most a year. */
export const scheduleCampaign = step('schedule', ['sales.campaign_time'])
export const unscheduleCampaign = step('unschedule')
/** Its recipients are those of the segment now; a job sends it. Throws: sales.campaign_empty. */
export const sendCampaign = step('send', ['sales.campaign_empty'])
/** Sends what is held, or was left when its job ended. */
export const resumeCampaign = step('resume')
/** Mails that were not sent yet are not sent. */
export const cancelCampaign = step('cancel')
