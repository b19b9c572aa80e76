import { choiceField, instantField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import { campaign } from './campaign.ts'
import { text } from './campaign-recipient.text.ts'

export const recipientStatuses = [
  'queued',
  'sending',
  'sent',
  'in_doubt',
  'failed',
  'held',
  'suppressed',
  'cancelled',
] as const
/** Why a recipient was not mailed, or not yet. */
export const recipientReasons = [
  'no_address',
  'no_consent',
  'unsubscribed',
  'duplicate',
  'inactive',
  'not_configured',
  'server_failed',
] as const

export const campaignRecipientsPage = page({
  module: 'sales',
  path: '/crm/campaign-recipients/',
  title: text.title,
  icon: 'users',
  events: ['export'],
  sortOrder: 15,
  pickers: [campaign.entity, 'crm.customer'],
})

/** Customers of campaigns with what became of each email. */
export const campaignRecipients = listing({
  module: 'sales',
  thing: 'campaignRecipient',
  page: campaignRecipientsPage,
  api: '/sales/campaign-recipients',
  source: 'sales.campaign_recipient_list',
  text,
  fields: {
    name: shownField(),
    campaignId: recordField(campaign.entity),
    customerId: recordField('crm.customer'),
    address: shownField().nullable(),
    language: choiceField(['en', 'ar']),
    status: choiceField(recipientStatuses),
    reason: choiceField(recipientReasons).nullable(),
    answer: shownField().nullable(),
    sentAt: instantField().nullable(),
    unsubscribedAt: instantField().nullable(),
  },
  titleField: 'name',
  columns: ['campaignId', 'address', 'status', 'reason', 'sentAt', 'unsubscribedAt'],
  filters: ['campaignId', 'status', 'reason', 'customerId'],
  sort: ['name', 'sentAt', 'unsubscribedAt'],
  defaultSort: ['-sentAt'],
  search: { fields: ['name', 'address'] },
  isGrowing: true,
})
