import { z } from 'zod'
import { emailField } from './contact-fields.ts'
import { printInput } from './document-paper.ts'
import { multilineField } from './fields.ts'
import type { RecordOf } from './record-call.ts'
import { callFor } from './record-call.ts'
import type { idOf } from './values.ts'
import { Instant } from './values.ts'

/** `in_doubt`: the connection broke after it was handed over, so it is not sent again. `refused`: the server will never accept it. */
export const mailStates = ['waiting', 'sending', 'sent', 'in_doubt', 'refused'] as const

/** Mails that a document shows, the latest first. */
export const mostMails = 20

export const mailInput = {
  to: emailField(),
  message: multilineField({ max: 2000 }).nullable().default(null),
  ...printInput,
}

const DocumentMail = z.object({
  id: z.int(),
  to: z.string(),
  /** Name of the printout. */
  paper: z.string(),
  state: z.enum(mailStates),
  /** Last answer of the mail server that did not accept it. */
  answer: z.string().nullable(),
  createdAt: Instant,
  createdBy: z.string(),
})
export type DocumentMail = z.output<typeof DocumentMail>

export const mailsOutput = z.object({
  /** A mail server is configured. */
  isReady: z.boolean(),
  /** Of what its business partner is sent; null: it is not known, or there is no partner. */
  language: z.enum(['en', 'ar']).nullable(),
  /** Contacts of the business partner of the document, the usual one first. */
  /** `language`: of what is sent to them; null: it is not known, or none that documents are printed in. */
  contacts: z.array(z.object({ name: z.string(), address: z.string(), language: z.enum(['en', 'ar']).nullable() })),
  mails: z.array(DocumentMail),
})

const shared = { path: '/desk/records/{type}/{id}/mails' } as const

export const mailsService = {
  ...shared,
  id: 'desk.record.mails',
  method: 'GET',
  event: 'view',
  writes: false,
  errors: ['not_found'],
} as const

/** Sends a printout to somebody outside, once. Answers the document. */
export const mailService = {
  ...shared,
  id: 'desk.record.mail',
  method: 'POST',
  event: 'edit',
  writes: true,
  errors: ['not_found', 'state_conflict', 'busy', 'not_configured'],
} as const

export type MailRoutes = ReturnType<typeof mailRoutes>

/** The calls by which documents of one type are mailed: shown to whoever may view its page, sent by whoever may edit there. */
export function mailRoutes({
  id,
  papers,
  ...record
}: RecordOf & { readonly id: ReturnType<typeof idOf>; readonly papers: readonly { readonly name: string }[] }) {
  const mails = callFor(mailsService, record, { input: z.strictObject({ id }), output: mailsOutput })
  const mail = callFor(mailService, record, {
    stale: [mails],
    input: z.strictObject({ id, paper: z.enum(papers.map(({ name }) => name)).optional(), ...mailInput }),
    output: z.object({ id: z.int() }),
  })
  return { mails, mail }
}
