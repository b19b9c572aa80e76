import { z } from 'zod'
import { choiceField, instantField, shownField, textField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { text } from './consent.text.ts'
import { customer } from './customer.ts'

export const consentChannels = ['email', 'text', 'phone', 'post'] as const
export type ConsentChannel = (typeof consentChannels)[number]
export const consentPurposes = ['marketing', 'surveys', 'reminders'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
export const consentStatuses = ['unknown', 'granted', 'denied'] as const
/** `earlier_record`: the field of the customer before decisions were recorded. */
export const consentSources = [
  'staff',
  'register',
  'web_shop',
  'survey',
  'unsubscribe',
  'erasure',
  'earlier_record',
] as const

/** Of the words that customers are shown there; raised when these change. */
export const consentTextVersions = { register: 'register-1', survey: 'survey-1' } as const

/** The newest; further ones are in the export of the customer’s data. */
export const mostDecisions = 100

export const consentsPage = page({
  module: 'crm',
  path: '/crm/consents/',
  title: text.title,
  icon: 'shield',
  events: ['export'],
  sortOrder: 13,
  pickers: ['crm.customer', 'erp.app_user'],
})

/** The decision of each active customer that applies, by channel and purpose, for lists of whom to call or write to. */
export const consents = listing({
  module: 'crm',
  thing: 'consent',
  page: consentsPage,
  api: '/crm/consents',
  source: 'crm.consent_list',
  text,
  fields: {
    name: shownField(),
    customerId: recordField('crm.customer'),
    channel: choiceField(consentChannels),
    consentPurpose: choiceField(consentPurposes),
    status: choiceField(consentStatuses),
    source: choiceField(consentSources),
    textVersion: shownField().nullable(),
    email: shownField().nullable(),
    phone: shownField().nullable(),
    address: shownField(),
    createdAt: instantField(),
    createdBy: recordField('erp.app_user').nullable(),
  },
  titleField: 'name',
  columns: ['channel', 'consentPurpose', 'status', 'source', 'email', 'phone', 'createdAt'],
  filters: ['channel', 'consentPurpose', 'status', 'source', 'customerId'],
  sort: ['createdAt', 'name'],
  defaultSort: ['-createdAt'],
  search: { fields: ['name'] },
  isGrowing: true,
})

const id = idOf(customer.entity)

/** What a customer decided, the newest first; the first of a channel and purpose applies. */
export const getCustomerConsents = route({
  id: 'crm.customer.consents',
  method: 'GET',
  path: '/crm/customers/{id}/consents',
  page: customer.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    isErased: z.boolean(),
    /** By what applies to emails: without a decision about a purpose, that about marketing. */
    email: z.object({
      marketing: z.enum(consentStatuses),
      surveys: z.enum(consentStatuses),
      reminders: z.enum(consentStatuses),
    }),
    decisions: z.array(
      z.object({
        id: z.int().positive(),
        channel: z.enum(consentChannels),
        consentPurpose: z.enum(consentPurposes),
        status: z.enum(consentStatuses),
        source: z.enum(consentSources),
        textVersion: z.string().nullable(),
        ip: z.string().nullable(),
        at: Instant,
        /** Null: the customer. */
        by: z.string().nullable(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
})
export type CustomerConsents = OutputOfRoute<typeof getCustomerConsents>

export const decision = {
  channel: choiceField(consentChannels).default('email'),
  consentPurpose: choiceField(consentPurposes).default('marketing'),
  status: choiceField(consentStatuses).default('granted'),
  /** Of the words that the customer saw or heard, or the place of the signed form. */
  textVersion: textField({ max: 60 }).nullable().default(null),
}

/** Records what a customer told the staff; later decisions of the same channel and purpose replace it. */
export const recordConsent = route({
  id: 'crm.customer.recordConsent',
  method: 'POST',
  path: '/crm/customers/{id}/consents',
  page: customer.page,
  event: 'edit',
  writes: true,
  stale: [
    getCustomerConsents,
    customer.routes.get,
    customer.routes.list,
    customer.routes.history,
    consents.routes.list,
    consents.routes.selected,
  ],
  errors: ['not_found', 'crm.customer_erased'],
  input: z.strictObject({ id, ...decision }),
  output: z.object({ id, status: z.enum(consentStatuses) }),
})
