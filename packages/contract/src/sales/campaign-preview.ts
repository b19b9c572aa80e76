import { z } from 'zod'
import { choiceField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { campaign } from './campaign.ts'

/** A campaign as customers would receive it, with sample data; saves nothing. */
export const previewCampaign = route({
  id: 'sales.campaign.preview',
  method: 'POST',
  path: '/sales/campaigns/preview',
  page: campaign.page,
  event: 'view',
  writes: false,
  errors: [],
  input: z.strictObject({
    language: z.enum(['en', 'ar']),
    subject: z.string().max(200),
    body: z.string().max(8000),
  }),
  /** Subject and body are null where they have mistakes. */
  output: z.object({
    subject: z.string().nullable(),
    body: z.string().nullable(),
    issues: z.array(z.object({ part: z.enum(['subject', 'body']), message: z.string() })),
    variables: z.array(z.string()),
  }),
})
export type CampaignPreview = OutputOfRoute<typeof previewCampaign>

export const testedLanguage = { language: choiceField(['en', 'ar']).default('en') }

/** Mails a saved campaign with sample data to the caller. Throws: not_configured without a mail server. */
export const testCampaign = route({
  id: 'sales.campaign.test',
  method: 'POST',
  path: '/sales/campaigns/{id}/test',
  page: campaign.page,
  event: 'send',
  writes: true,
  errors: ['not_found', 'not_configured', 'sales.no_own_address'],
  input: z.strictObject({ id: idOf(campaign.entity), ...testedLanguage }),
  output: z.object({ to: z.string() }),
})
