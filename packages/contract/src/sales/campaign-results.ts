import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { campaign } from './campaign.ts'
import { recipientReasons, recipientStatuses } from './campaign-recipient.ts'

/** What became of a campaign. Units: minor units of the company's currency. */
export const getCampaignResults = route({
  id: 'sales.campaign.results',
  method: 'GET',
  path: '/sales/campaigns/{id}/results',
  page: campaign.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: idOf(campaign.entity) }),
  output: z.object({
    currency: z.string(),
    /** Whether a job is sending it now. */
    isRunning: z.boolean(),
    /** Customers of the segment now, of a campaign that has not started; otherwise null. */
    members: z.int().nullable(),
    recipients: z.int(),
    statuses: z.array(z.object({ status: z.enum(recipientStatuses), count: z.int() })),
    reasons: z.array(z.object({ reason: z.enum(recipientReasons), count: z.int() })),
    /** By the link of the email. */
    unsubscribed: z.int(),
    /** Purchases of recipients from the day of their email on, for the days of the campaign, net of tax, less what came back. */
    attributionDays: z.int(),
    countedUntil: BusinessDate.nullable(),
    buyers: z.int(),
    purchases: z.int(),
    turnoverMinor: z.int(),
  }),
})
export type CampaignResults = OutputOfRoute<typeof getCampaignResults>
