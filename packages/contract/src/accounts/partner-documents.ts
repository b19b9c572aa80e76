import { z } from 'zod'
import { textField } from '../fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { companyLink } from './company-link.ts'

const id = idOf(companyLink.entity)

/** Pairs of a link listed at most, the latest. */
export const mostPairs = 500

const Side = z.object({
  /** Of the own invoice, or of what the partner told of its own. */
  id: z.int(),
  number: z.string(),
  reference: z.string().nullable(),
  issuedOn: BusinessDate,
  grossMinor: z.int(),
})
export type PairSide = z.output<typeof Side>

const Pair = z.object({
  /** `sold` by this company, `bought` from the partner. */
  direction: z.enum(['sold', 'bought']),
  kind: z.enum(['invoice', 'credit_note']),
  currency: z.string(),
  own: Side.nullable(),
  partner: Side.nullable(),
  /** `differs`: the numbers fit each other, the amounts do not. */
  state: z.enum(['unmatched', 'differs', 'by_hand']),
  /** Amount here less that of the partner. Units: minor units of the currency. */
  differenceMinor: z.int(),
  matchId: z.int().nullable(),
  reason: z.string().nullable(),
})
export type DocumentPair = z.output<typeof Pair>

/** Posted invoices and credit notes of both companies that do not match by number and amount, and those matched by hand. */
export const getPartnerDocuments = route({
  id: 'accounts.companyLink.documents',
  method: 'GET',
  path: '/accounts/company-links/{id}/documents',
  page: companyLink.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    pairs: z.array(Pair),
    /** Pairs that match by themselves. */
    matchedCount: z.int(),
  }),
})
export type PartnerDocuments = OutputOfRoute<typeof getPartnerDocuments>

const command = {
  method: 'POST',
  page: companyLink.page,
  event: 'edit',
  writes: true,
  stale: [getPartnerDocuments, companyLink.routes.history],
} as const

/** Matches a document of this company with one of the partner that is the same in spite of its number or amount. */
export const matchDocuments = route({
  ...command,
  id: 'accounts.companyLink.matchDocuments',
  path: '/accounts/company-links/{id}/match-documents',
  errors: ['not_found', 'accounts.link_not_connected', 'accounts.not_matchable', 'accounts.already_matched'],
  input: z.strictObject({
    id,
    invoiceId: z.int().positive(),
    partnerDocumentId: z.int().positive(),
    reason: textField({ max: 200 }),
  }),
  output: z.object({ id }),
})

/** Takes a match by hand back, in both companies. */
export const unmatchDocuments = route({
  ...command,
  id: 'accounts.companyLink.unmatchDocuments',
  path: '/accounts/company-links/{id}/unmatch-documents',
  errors: ['not_found', 'accounts.link_not_connected'],
  input: z.strictObject({ id, matchId: z.int().positive() }),
  output: z.object({ id }),
})

/** Sends the posted documents with the partner and asks for its own, which earlier ones may need. */
export const requestDocuments = route({
  ...command,
  id: 'accounts.companyLink.requestDocuments',
  path: '/accounts/company-links/{id}/request-documents',
  errors: ['not_found', 'accounts.link_not_connected'],
  input: z.strictObject({ id }),
  output: z.object({ id }),
})
