import { approve, getApproval, listApprovals, listDecisions, reject } from '@countinghouse/contract/desk/approval'
import { inboxPage } from '@countinghouse/contract/desk/inbox'
import { AppError } from '@countinghouse/kernel/errors'
import { countDecisions } from '../../platform/registry/attention.ts'
import type { Badge } from '../../platform/registry/badges.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { waitingFor } from './approvers.ts'
import { decide } from './decide-approval.ts'
import { findApproval, findApprovals } from './find-approvals.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const standardLimit = 50

const api = ({ approvals, attentions }: Declared) => [
  handleRead(listDecisions, async (ctx, reader) => ({ items: await countDecisions(ctx, reader, attentions) })),
  handleRead(listApprovals, async (ctx, reader, { box, cursor, limit = standardLimit }) => {
    const after = cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
    const found = await findApprovals(ctx, reader, approvals, { box, after, limit: limit + 1 })
    const items = found.slice(0, limit)
    return { items, next: found.length > limit ? String(items.at(-1)?.id) : null }
  }),
  handleRead(getApproval, (ctx, reader, { id }) => findApproval(ctx, reader, approvals, id)),
  handleWrite(approve, async (ctx, tx, { id, reason = null }) => {
    await decide(ctx, tx, approvals, { id, decision: 'approved', reason })
    return await findApproval(ctx, tx, approvals, id)
  }),
  handleWrite(reject, async (ctx, tx, { id, reason }) => {
    await decide(ctx, tx, approvals, { id, decision: 'rejected', reason })
    return await findApproval(ctx, tx, approvals, id)
  }),
]

const badges: readonly Badge[] = [
  { page: inboxPage, tone: 'info', isPersonal: true, rows: (companyId, userId) => waitingFor(companyId, userId) },
]

const overtaken: ConstraintRule = async () => new AppError('state_conflict')

const constraintRules = {
  'desk.approval_request_pending': overtaken,
  'desk.approval_decision_once': overtaken,
  'desk.approval_decision_voice': overtaken,
  'desk.approval_decision_not_own': (async () => new AppError('desk.self_approval')) satisfies ConstraintRule,
}

export const module = defineModule({ api, badges, constraintRules })
