import { publishReview, rejectReview, replyToReview, review } from '@countinghouse/contract/crm/review'
import { text } from '@countinghouse/contract/crm/review.text'
import { fail } from '@countinghouse/contract/errors'
import { sql } from 'kysely'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Badge } from '../../platform/registry/badges.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { refusedStates } from './steps/refused-states.ts'
import { runStep } from './steps/run-step.ts'

const { entity, page } = review

const api = [
  handleWrite(publishReview, (ctx, tx, target) =>
    runStep(
      ctx,
      tx,
      {
        entity,
        action: 'publish',
        from: ['pending', 'rejected'],
        to: 'published',
        set: { rejectReason: null },
        stamps: { moderated_at: 'now' },
      },
      target,
    ),
  ),
  handleWrite(rejectReview, (ctx, tx, { reason, ...target }) =>
    runStep(
      ctx,
      tx,
      {
        entity,
        action: 'reject',
        from: ['pending', 'published'],
        to: 'rejected',
        set: { rejectReason: reason },
        stamps: { moderated_at: 'now' },
      },
      target,
    ),
  ),
  handleWrite(replyToReview, (ctx, tx, { reply, ...target }) =>
    runStep(
      ctx,
      tx,
      { entity, action: 'reply', from: ['published'], to: 'published', set: { reply }, stamps: { replied_at: 'now' } },
      target,
    ),
  ),
]

/** What was moderated, and what a customer wrote, stays as it was. */
const guard: MasterGuard = {
  beforeWrite: (_ctx, _tx, { before }) => {
    if (before !== null && (String(before.status) !== 'pending' || before['source'] === 'survey'))
      fail('crm.review_moderated')
  },
}

const pending = (companyId: number) =>
  sql`select from crm.review r where r.company_id = ${companyId} and r.status = 'pending'`

const attentions: readonly Attention[] = [
  {
    key: 'crm.reviews_pending',
    title: text.waiting,
    tone: 'info',
    page,
    address: `${page.path}?status=pending`,
    rows: ({ companyId }) => pending(companyId),
  },
]

const badges: readonly Badge[] = [{ page, tone: 'neutral', rows: pending }]

const constraintRules = refusedStates(
  'review_invitation',
  'review_of_survey',
  'review_moderated',
  'review_rejected',
  'review_replied',
)

export const module = defineModule({ api, guards: { [entity]: guard }, attentions, badges, constraintRules })
