import type { ApprovalRule } from '@countinghouse/contract/desk/approval-rule'
import {
  createApprovalRule,
  deleteApprovalRule,
  getApprovalChoices,
  getApprovalRule,
  listApprovalRules,
  tryApprovalRules,
  updateApprovalRule,
} from '@countinghouse/contract/desk/approval-rule'
import { text } from '@countinghouse/contract/desk/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { Declared } from '../../platform/registry/declared.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { findChoices, tryRules } from './approval-choices.ts'
import { refuse, requireFit, strangersIn, typeOf, unknownFields } from './approval-rule-fit.ts'
import { findRule, findRules } from './approval-rules.ts'
import { insertRule, removeRule, updateRule } from './change-approval-rules.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ approvals: types }: Declared) => [
  handleRead(getApprovalChoices, (ctx, reader) => findChoices(ctx, reader, types)),
  handleRead(listApprovalRules, async (ctx, reader, { documentType, limit }) => {
    const items = await findRules(reader, {
      companyId: ctx.companyId,
      ...(documentType !== undefined && { documentType }),
      ...(limit !== undefined && { limit }),
    })
    return { items, next: null }
  }),
  handleRead(getApprovalRule, (ctx, reader, { id }) => findRule(reader, ctx.companyId, id)),
  handleRead(tryApprovalRules, async (ctx, reader, document) => {
    const type = typeOf(ctx, types, document.documentType)
    const strangers = await strangersIn(ctx, reader, { storeId: document.storeId, steps: [] })
    if (strangers.length > 0) refuse(ctx, 'invalid_input', strangers)
    const unknown = unknownFields(type, Object.keys(document.values), 'values')
    if (unknown.length > 0) refuse(ctx, 'desk.rule_unfit', unknown)
    return await tryRules(ctx, reader, document)
  }),
  handleWrite(createApprovalRule, async (ctx, tx, values) => {
    await requireFit(ctx, tx, typeOf(ctx, types, values.documentType), values)
    return await insertRule(ctx, tx, values)
  }),
  handleWrite(updateApprovalRule, async (ctx, tx, { id, version, ...change }) => {
    const before = await lockRule(ctx.companyId, tx, id, version)
    const sent = Object.entries(change).filter(([, value]) => value !== undefined)
    const values: ApprovalRule = { ...before, ...Object.fromEntries(sent) }
    await requireFit(ctx, tx, typeOf(ctx, types, values.documentType), values)
    return await updateRule(ctx, tx, before, values)
  }),
  handleWrite(deleteApprovalRule, async (ctx, tx, { id, version }) =>
    removeRule(ctx, tx, await lockRule(ctx.companyId, tx, id, version)),
  ),
]

/** Throws: not_found, stale with the current rule. */
async function lockRule(companyId: number, tx: Parameters<typeof findRule>[0], id: number, version: number) {
  await sql`select from desk.approval_rule where company_id = ${companyId} and id = ${id} for no key update`.execute(tx)
  const current = await findRule(tx, companyId, id)
  if (current.version !== version) fail('stale', { details: { current } })
  return current
}

const nameTaken: ConstraintRule = async (ctx) =>
  new AppError('duplicate', {
    details: { field: 'name' },
    fields: { name: [{ code: 'duplicate', message: format(text.rule_name_taken, ctx.locale) }] },
  })

const constraintRules = { 'desk.approval_rule_name': nameTaken }

export const module = defineModule({ api, constraintRules })
