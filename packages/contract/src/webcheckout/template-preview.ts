import { z } from 'zod'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { webMails } from './web-mail.ts'
import { mailEvents, webTemplate } from './web-template.ts'

/** A mistake at a part of a template. */
const Issue = z.object({ part: z.enum(['subject', 'body']), message: z.string() })

/** A template as customers would receive it, with sample data; saves nothing. */
export const previewTemplate = route({
  id: 'webcheckout.template.preview',
  method: 'POST',
  path: '/webcheckout/templates/preview',
  page: webTemplate.page,
  event: 'view',
  writes: false,
  errors: [],
  input: z.strictObject({
    event: z.enum(mailEvents),
    language: z.enum(['en', 'ar']),
    subject: z.string().max(200),
    body: z.string().max(8000),
  }),
  /** Subject and body are null where they have mistakes. `variables`: what the event offers. */
  output: z.object({
    subject: z.string().nullable(),
    body: z.string().nullable(),
    issues: z.array(Issue),
    variables: z.array(z.string()),
  }),
})
export type TemplatePreview = OutputOfRoute<typeof previewTemplate>

export const testFields = { language: z.enum(['en', 'ar']) }

/** Mails a saved template with sample data to the caller. Throws: not_configured without a mail server. */
export const testTemplate = route({
  id: 'webcheckout.template.test',
  method: 'POST',
  path: '/webcheckout/templates/{id}/test',
  page: webTemplate.page,
  event: 'send',
  writes: true,
  stale: [webMails.routes.list],
  errors: ['not_found', 'not_configured', 'webcheckout.no_own_address'],
  input: z.strictObject({ id: idOf(webTemplate.entity), ...testFields }),
  output: z.object({ to: z.string() }),
})
