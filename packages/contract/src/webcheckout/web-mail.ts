import { z } from 'zod'
import { choiceField, dateField, instantField, integerField, shownField, switchField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './web-mail.text.ts'
import { mailEvents } from './web-template.ts'

/** `held`: no mail server; `suppressed`: the customer has not agreed; `in_doubt`: it may have arrived. */
export const webMailStatuses = ['queued', 'sending', 'sent', 'in_doubt', 'failed', 'held', 'suppressed'] as const
/** May be sent again. */
export const retriedStatuses = ['in_doubt', 'failed', 'held'] as const

export const webMailsPage = page({
  module: 'webcheckout',
  path: '/sales/web-mails/',
  title: text.title,
  menuTitle: menu.web,
  icon: 'inbox',
  events: ['export', 'send'],
  sortOrder: 49,
  pickers: ['crm.customer'],
})

/** Emails to customers of web shops, newest first. */
export const webMails = listing({
  module: 'webcheckout',
  thing: 'mail',
  page: webMailsPage,
  api: '/webcheckout/mails',
  source: 'webcheckout.mail_list',
  text,
  fields: {
    subject: shownField(),
    event: choiceField(mailEvents),
    toAddress: shownField(),
    customerId: recordField('crm.customer').nullable(),
    reference: shownField().nullable(),
    status: choiceField(webMailStatuses),
    attempts: integerField({ min: 0, max: 1000 }),
    answer: shownField().nullable(),
    isTest: switchField(),
    createdAt: instantField(),
    createdOn: dateField(),
    sentAt: instantField().nullable(),
  },
  kept: { version: Version },
  titleField: 'subject',
  columns: ['event', 'toAddress', 'reference', 'status', 'answer', 'createdAt'],
  filters: ['status', 'event', 'isTest'],
  sort: ['createdAt', 'subject'],
  defaultSort: ['-createdAt'],
  search: { fields: ['subject', 'toAddress', 'reference'] },
})
export type WebMailRow = OutputOfRoute<typeof webMails.routes.list>['items'][number]

/** Queues an email again that failed, is held or in doubt. Throws: not_configured without a mail server. */
export const retryWebMail = route({
  id: 'webcheckout.mail.retry',
  method: 'POST',
  path: '/webcheckout/mails/{id}/retry',
  page: webMailsPage,
  event: 'send',
  writes: true,
  stale: [webMails.routes.list, webMails.routes.selected],
  errors: ['not_found', 'stale', 'state_conflict', 'not_configured'],
  input: z.strictObject({ id: idOf(webMails.entity), version: Version }),
  output: z.object({ id: idOf(webMails.entity), version: Version }),
})
