import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { choiceField, codeField, instantField, integerField, multilineField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { series } from '../series.ts'
import { idOf, Version } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { productRatings } from './product-rating.ts'
import { text } from './review.text.ts'

export const reviewStatuses = ['pending', 'published', 'rejected'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]
export const mostStars = 5

/** Number series for reviews without an entered number. */
export const reviewCodes = series({
  key: 'crm.review',
  title: text.codes,
  prefix: 'REV',
  padding: 5,
  reset: 'never',
  isPerStore: false,
  isGapless: false,
})

/** What a customer says of a product, published once it was moderated. Source: docs/guides/crm.md, Reviews. */
export const review = master({
  module: 'crm',
  thing: 'review',
  path: '/crm/reviews/',
  api: '/crm/reviews',
  text,
  menuTitle: menu.opinion,
  icon: 'flag',
  sortOrder: 43,
  statuses: reviewStatuses,
  uniqueName: 'none',
  fields: {
    /** Blank: the next number of the series. */
    code: codeField().nullable().default(null),
    productId: recordField('procure.product'),
    customerId: recordField('crm.customer').nullable().default(null),
    stars: integerField({ min: 1, max: mostStars }),
    body: multilineField({ max: 4000 }).nullable().default(null),
  },
  shown: {
    source: choiceField(['staff', 'survey']),
    reply: multilineField({ max: 2000 }).nullable(),
    rejectReason: multilineField({ max: 500 }).nullable(),
    moderatedAt: instantField().nullable(),
  },
  columns: ['productId', 'customerId', 'stars', 'source'],
  filters: ['productId', 'customerId', 'source'],
  errors: ['crm.review_moderated'],
  events: ['moderate'],
  without: ['deactivate', 'merge', 'delete', 'import'],
})

const { list, selected, get, history } = review.routes
const id = idOf(review.entity)

export const rejecting = { reason: multilineField({ max: 500 }) }
export const replying = { reply: multilineField({ max: 2000 }) }

function step<F extends Readonly<Record<string, z.ZodType>>>(verb: string, fields: F) {
  const errors: readonly ErrorCode[] = ['not_found', 'stale', 'state_conflict']
  return route({
    id: `crm.review.${verb}`,
    method: 'POST',
    path: `/crm/reviews/{id}/${verb}`,
    page: review.page,
    event: 'moderate',
    writes: true,
    stale: [list, selected, get, history, productRatings.routes.list],
    errors,
    input: z.strictObject({ id, version: Version, ...fields }),
    output: z.object({ id, version: Version, status: z.enum(reviewStatuses) }),
  })
}

export const publishReview = step('publish', {})
export const rejectReview = step('reject', rejecting)
/** Replaces an earlier reply; of a published review. */
export const replyToReview = step('reply', replying)
