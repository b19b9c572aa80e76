import { text } from '@countinghouse/contract/desk/handover.text'
import { sql } from 'kysely'
import type { Handover, Leftover } from '../../platform/jobs/handover.ts'
import { handApprovals, handRules, rulesNaming, strandedRequests, waitingSteps } from './handover/hand-approvals.ts'
import { handDelegations, handViews } from './handover/hand-records.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const handovers: readonly Handover[] = [
  {
    key: 'desk.approvals',
    title: text.approvals,
    entity: 'desk.approval_request',
    field: 'approver',
    rows: ({ companyId, userId }) => sql`select distinct s.request_id from (${waitingSteps(companyId, userId)}) s`,
    hand: handApprovals,
  },
  {
    key: 'desk.approval_rules',
    title: text.rules,
    entity: 'desk.approval_rule',
    field: 'approver',
    rows: ({ companyId, userId }) => rulesNaming(companyId, userId),
    hand: handRules,
  },
  {
    key: 'desk.delegations',
    title: text.delegations,
    entity: 'desk.approval_delegate',
    field: 'deputy',
    rows: ({ companyId, userId }) => sql`
      select from desk.approval_delegate d
      where d.company_id = ${companyId} and d.to_user_id = ${userId} and d.to_date >= (select erp.today(${companyId}))`,
    hand: handDelegations,
  },
  {
    key: 'desk.shared_views',
    title: text.views,
    entity: 'desk.saved_view',
    field: 'owner',
    rows: ({ companyId, userId }) => sql`
      select from desk.saved_view v
      where v.company_id = ${companyId} and v.owner_id = ${userId} and v.sharing <> 'nobody'`,
    hand: handViews,
  },
]

const leftovers: readonly Leftover[] = [
  {
    key: 'desk.stranded_approvals',
    title: text.stranded,
    rows: ({ companyId, userId }) => strandedRequests(companyId, userId),
  },
]

export const module = defineModule({ handovers, leftovers })
