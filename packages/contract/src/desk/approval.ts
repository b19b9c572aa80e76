import { z } from 'zod'
import { pageSizes } from '../constants.ts'
import { DashboardItem } from '../erp/dashboard-item.ts'
import { multilineField } from '../fields.ts'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { idOf, Instant, Version } from '../values.ts'

const id = idOf('desk.approval_request')
export const approvalReason = multilineField({ max: 500 })

/** A label in every language; the type may belong to a module that the page of the reader does not load. */
export const NamedText = z.object({ en: z.string(), ar: z.string() })

const Decision = z.object({
  step: z.int(),
  by: z.string(),
  onBehalfOf: z.string().nullable(),
  decision: z.enum(['approved', 'rejected']),
  reason: z.string().nullable(),
  at: Instant,
})

export const Approval = z.object({
  id,
  version: Version,
  title: NamedText,
  label: z.string(),
  summary: z.string(),
  /** Minor units of `currency`; ten-thousandths of a unit where it is null. */
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  /** Amount of the last approved document of the same type, store and currency. */
  lastAmount: z.int().nullable(),
  store: z.string().nullable(),
  /** Address of the document; null when the reader may not open its page. */
  address: z.string().nullable(),
  requestedBy: z.string(),
  requestedAt: Instant,
  status: z.enum(['pending', 'approved', 'rejected', 'withdrawn', 'void']),
  step: z.int(),
  stepCount: z.int(),
  /** Approvals outstanding in this step. */
  missing: z.int(),
  /** The person the caller would decide for as a delegate; null: the caller decides as an approver. */
  onBehalfOf: z.string().nullable(),
  canDecide: z.boolean(),
  decisions: z.array(Decision),
})
export type Approval = z.output<typeof Approval>

/** Decisions made on a page of their own, because they need more than a yes or no. */
export const listDecisions = route({
  id: 'desk.approval.elsewhere',
  method: 'GET',
  path: '/desk/decisions',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(DashboardItem) }),
})

/** `waiting`: requests the caller may decide, oldest first. `mine`: requests of the caller, newest first. */
export const listApprovals = route({
  id: 'desk.approval.list',
  method: 'GET',
  path: '/desk/approvals',
  access: 'self',
  writes: false,
  input: z.strictObject({
    box: z.enum(['waiting', 'mine']).default('waiting'),
    cursor: z.string().max(200).optional(),
    limit: z.literal(pageSizes).optional(),
  }),
  output: listOutput(Approval),
})

/** Visible to the requester, to those who decided and to those who may. */
export const getApproval = route({
  id: 'desk.approval.get',
  method: 'GET',
  path: '/desk/approvals/{id}',
  access: 'self',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Approval,
})

const stale = [listApprovals, getApproval] as const
const errors = ['not_found', 'not_configured', 'state_conflict', 'desk.self_approval'] as const

/** Approves; answers status `void` when the document changed after submission. */
export const approve = route({
  id: 'desk.approval.approve',
  method: 'POST',
  path: '/desk/approvals/{id}/approve',
  access: 'self',
  writes: true,
  stale,
  errors,
  input: z.strictObject({ id, reason: approvalReason.optional() }),
  output: Approval,
})

export const reject = route({
  id: 'desk.approval.reject',
  method: 'POST',
  path: '/desk/approvals/{id}/reject',
  access: 'self',
  writes: true,
  stale,
  errors,
  input: z.strictObject({ id, reason: approvalReason }),
  output: Approval,
})
