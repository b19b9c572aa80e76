import { z } from 'zod'
import { referenceField, textField } from '../fields.ts'
import { listOutput } from '../list.ts'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { idOf, Instant, Version } from '../values.ts'
import { NamedText } from './approval.ts'
import { text } from './approval-rule.text.ts'
import { text as menu } from '../erp/menu.text.ts'

/** Source: docs/decisions/015. */
export const approvalsPage = page({
  module: 'desk',
  path: '/erp/approvals/',
  title: text.title,
  menuTitle: menu.access,
  icon: 'checklist',
  events: ['edit'],
  sortOrder: 80,
})

const id = idOf('desk.approval_rule')
const documentType = textField({ max: 100 })
const name = textField({ max: 80 })
const priority = z.int().min(1).max(999)
const amount = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const conditions = z.record(
  z.string().regex(/^[a-zA-Z]\w{0,59}$/),
  z
    .array(textField({ max: 100 }))
    .min(1)
    .max(50),
)

/** Holders of a role, limited to the document's store where `isAtStore`, or one person. */
const Step = z.strictObject({
  roleId: idOf('erp.role').nullable(),
  userId: idOf('erp.app_user').nullable(),
  isAtStore: z.boolean(),
  neededCount: z.int().min(1).max(9),
  /** After this many hours the holders of another role may decide as well. */
  escalation: z.strictObject({ hours: z.int().min(1).max(8760), roleId: idOf('erp.role') }).nullable(),
})
export type ApprovalStep = z.output<typeof Step>
const steps = z.array(Step).max(9)

const fields = {
  name,
  priority,
  /** Inclusive, minor units of `currency`; ten-thousandths of a unit where it is null. */
  amountFrom: amount.nullable(),
  amountTo: amount.nullable(),
  currency: referenceField('currency').nullable(),
  storeId: idOf('erp.store').nullable(),
  conditions,
  /** Its steps are added to those of the first other rule that fits. */
  isAdditional: z.boolean(),
  steps,
}

export const ApprovalRule = z.object({
  id,
  version: Version,
  documentType,
  ...fields,
  updatedAt: Instant,
  updatedBy: z.string(),
})
export type ApprovalRule = z.output<typeof ApprovalRule>

/** Values that rules can use: declared document types and the roles, people and stores of the company. */
export const getApprovalChoices = route({
  id: 'desk.approvalChoices.get',
  method: 'GET',
  path: '/desk/approval-choices',
  page: approvalsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    currency: z.string(),
    types: z.array(
      z.object({
        entity: z.string(),
        title: NamedText,
        measure: z.enum(['amount', 'quantity']),
        fields: z.array(
          z.object({
            name: z.string(),
            title: NamedText,
            choices: z.array(z.object({ value: z.string(), title: NamedText })),
          }),
        ),
      }),
    ),
    roles: z.array(z.object({ id: z.int(), name: z.string() })),
    users: z.array(z.object({ id: z.int(), name: z.string() })),
    stores: z.array(z.object({ id: z.int(), name: z.string() })),
    /** Current and future delegations. */
    delegates: z.array(z.object({ from: z.string(), to: z.string(), fromDate: z.iso.date(), toDate: z.iso.date() })),
  }),
})

export const listApprovalRules = route({
  id: 'desk.approvalRule.list',
  method: 'GET',
  path: '/desk/approval-rules',
  page: approvalsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({ documentType: documentType.optional(), limit: z.int().min(1).max(500).optional() }),
  output: listOutput(ApprovalRule),
})

export const getApprovalRule = route({
  id: 'desk.approvalRule.get',
  method: 'GET',
  path: '/desk/approval-rules/{id}',
  page: approvalsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: ApprovalRule,
})

const stale = [listApprovalRules, getApprovalRule] as const

export const createApprovalRule = route({
  id: 'desk.approvalRule.create',
  method: 'POST',
  path: '/desk/approval-rules',
  page: approvalsPage,
  event: 'edit',
  writes: true,
  stale,
  status: 201,
  errors: ['duplicate', 'desk.rule_unfit'],
  input: z.strictObject({
    documentType,
    name,
    priority: priority.default(100),
    amountFrom: fields.amountFrom.default(null),
    amountTo: fields.amountTo.default(null),
    currency: fields.currency.default(null),
    storeId: fields.storeId.default(null),
    conditions: conditions.default({}),
    isAdditional: fields.isAdditional.default(false),
    steps: steps.default([]),
  }),
  output: ApprovalRule,
})

/** Changes the fields that are sent; pending requests keep the steps they started with. */
export const updateApprovalRule = route({
  id: 'desk.approvalRule.update',
  method: 'PATCH',
  path: '/desk/approval-rules/{id}',
  page: approvalsPage,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'duplicate', 'desk.rule_unfit'],
  input: z.strictObject({ id, version: Version, ...z.object(fields).partial().shape }),
  output: ApprovalRule,
})

export const deleteApprovalRule = route({
  id: 'desk.approvalRule.delete',
  method: 'POST',
  path: '/desk/approval-rules/{id}/delete',
  page: approvalsPage,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version }),
  output: z.object({ id }),
})

/** Approval steps that a document would require. Nothing is saved. */
export const tryApprovalRules = route({
  id: 'desk.approvalRule.try',
  method: 'POST',
  path: '/desk/approval-rules/try',
  page: approvalsPage,
  event: 'view',
  writes: false,
  errors: ['desk.rule_unfit'],
  input: z.strictObject({
    documentType,
    amount: amount.nullable().default(null),
    currency: fields.currency.default(null),
    storeId: fields.storeId.default(null),
    values: z.record(z.string().max(60), textField({ max: 100 })).default({}),
  }),
  output: z.object({
    /** The first that fits, and the additional ones. */
    rules: z.array(z.object({ id: z.int(), name: z.string() })),
    /** `approvers`: how many people could decide; with fewer than needed the step cannot be completed. */
    steps: z.array(z.object({ who: z.string(), isAtStore: z.boolean(), needed: z.int(), approvers: z.int() })),
  }),
})
