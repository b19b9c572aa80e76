import { z } from 'zod'
import { choiceField, multilineField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './web-template.text.ts'

export const mailEvents = [
  'order_received',
  'order_ready',
  'order_dispatched',
  'order_cancelled',
  'cart_abandoned',
] as const
export type MailEvent = (typeof mailEvents)[number]
export const templateStatuses = ['draft', 'live'] as const

const subject = () => textField({ max: 200 })
const body = () => multilineField({ max: 8000 })

/** Subject and text of the email of an event, with Liquid. Source: docs/guides/webcheckout.md, Templates. */
export const webTemplate = master({
  module: 'webcheckout',
  thing: 'template',
  path: '/sales/web-templates/',
  api: '/webcheckout/templates',
  text,
  menuTitle: menu.web,
  icon: 'file',
  sortOrder: 48,
  statuses: templateStatuses,
  fields: {
    event: choiceField(mailEvents),
    subjectEn: subject(),
    bodyEn: body(),
    subjectAr: subject(),
    bodyAr: body(),
  },
  columns: ['event', 'subjectEn'],
  filters: ['event'],
  errors: ['webcheckout.template_invalid', 'webcheckout.template_live'],
  events: ['activate', 'send'],
  without: ['deactivate', 'merge', 'import'],
})

const { list, selected, get, history } = webTemplate.routes
const id = idOf(webTemplate.entity)

function step(verb: 'publish' | 'withdraw') {
  return route({
    id: `webcheckout.template.${verb}`,
    method: 'POST',
    path: `/webcheckout/templates/{id}/${verb}`,
    page: webTemplate.page,
    event: 'activate',
    writes: true,
    stale: [list, selected, get, history],
    errors: ['not_found', 'stale', 'state_conflict'],
    input: z.strictObject({ id, version: Version }),
    output: z.object({ id, version: Version, status: z.enum(templateStatuses) }),
  })
}

/** Its event is mailed with it from now on; the live template of the event becomes a draft. */
export const publishTemplate = step('publish')
/** Its event is not mailed any more. */
export const withdrawTemplate = step('withdraw')
