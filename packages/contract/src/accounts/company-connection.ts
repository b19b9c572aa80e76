import { z } from 'zod'
import { textField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'
import { companyLink } from './company-link.ts'

const id = idOf(companyLink.entity)

/** What passes between two companies. `transfer`: approved, with prices; `receipt`: what the buyer accepted. */
export const messageKinds = [
  'connected',
  'disconnected',
  'products',
  'documents',
  'match',
  'unmatch',
  'order',
  'order_cancellation',
  'transfer',
  'shipment',
  'recall',
  'cancellation',
  'receipt',
  'invoice',
  'dispute',
  'credit',
  'netting',
  'netting_accepted',
  'netting_rejected',
  'netting_withdrawn',
  'netting_ended',
  'netting_reversed',
] as const
export type MessageKind = (typeof messageKinds)[number]

const messageId = idOf('accounts.company_message')

const Message = z.object({
  id: messageId,
  direction: z.enum(['out', 'in']),
  kind: z.enum(messageKinds),
  /** Number of its document, or what it is about. */
  subject: z.string(),
  status: z.enum(['waiting', 'done', 'refused']),
  /** Why it was refused, in the language of the caller. */
  reason: z.string().nullable(),
  createdAt: Instant,
})
export type CompanyMessage = z.output<typeof Message>

/** Connection of a link, the products matched with those of the partner, and the last 50 messages. */
export const getConnection = route({
  id: 'accounts.companyLink.connection',
  method: 'GET',
  path: '/accounts/company-links/{id}/connection',
  page: companyLink.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    state: z.enum(['none', 'invited', 'connected']),
    /** The code is valid until then. */
    invitedUntil: Instant.nullable(),
    connectedAt: Instant.nullable(),
    partner: z.object({ name: z.string(), taxNumber: z.string().nullable(), currency: z.string() }).nullable(),
    products: z.object({ matched: z.int(), total: z.int(), matchedAt: Instant.nullable() }),
    messages: z.array(Message),
  }),
})
export type Connection = OutputOfRoute<typeof getConnection>

const command = {
  method: 'POST',
  page: companyLink.page,
  event: 'connect',
  writes: true,
  stale: [getConnection, companyLink.routes.history],
} as const

/** Creates the code that the other company enters, valid for seven days; an earlier code no longer is. Only this answer has it. */
export const inviteCompany = route({
  ...command,
  id: 'accounts.companyLink.invite',
  path: '/accounts/company-links/{id}/invite',
  idempotent: 'no',
  errors: ['not_found', 'accounts.link_inactive', 'accounts.link_connected'],
  input: z.strictObject({ id }),
  output: z.object({ code: z.string() }),
})

export const acceptFields = { code: textField({ max: 200 }).meta({ widget: 'text', isCode: true }) }

/** Connects a link with the company that created the code. */
export const acceptCompany = route({
  ...command,
  id: 'accounts.companyLink.accept',
  path: '/accounts/company-links/{id}/accept',
  errors: ['not_found', 'accounts.link_inactive', 'accounts.link_connected', 'accounts.link_code'],
  input: z.strictObject({ id, ...acceptFields }),
  output: z.object({ id }),
})

/** Ends the connection in both companies; documents stay. */
export const disconnectCompany = route({
  ...command,
  id: 'accounts.companyLink.disconnect',
  path: '/accounts/company-links/{id}/disconnect',
  errors: ['not_found', 'accounts.link_not_connected'],
  input: z.strictObject({ id }),
  output: z.object({ id }),
})

/** Sends the active products with their GTINs; each company matches them with its own. */
export const matchProducts = route({
  ...command,
  id: 'accounts.companyLink.matchProducts',
  path: '/accounts/company-links/{id}/match-products',
  errors: ['not_found', 'accounts.link_not_connected'],
  input: z.strictObject({ id }),
  output: z.object({ id }),
})

/** Sends or applies a refused message again; answers its link. */
export const retryMessage = route({
  ...command,
  id: 'accounts.companyLink.retry',
  path: '/accounts/company-links/messages/{id}/retry',
  errors: ['not_found', 'state_conflict'],
  input: z.strictObject({ id: messageId }),
  output: z.object({ id }),
})
