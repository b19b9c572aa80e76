import type { CaseVerb } from '@countinghouse/contract/crm/customer-case'
import {
  caseSteps,
  closeCase,
  customerCase,
  reopenCase,
  resolveCase,
  resumeCase,
  waitCase,
} from '@countinghouse/contract/crm/customer-case'
import { text } from '@countinghouse/contract/crm/customer-case.text'
import { sql } from 'kysely'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Badge } from '../../platform/registry/badges.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { guardClosed } from './steps/guard-closed.ts'
import { handOverOpen } from './steps/hand-over.ts'
import { notifyOwner } from './steps/notify-owner.ts'
import { refusedStates } from './steps/refused-states.ts'
import { runStep } from './steps/run-step.ts'

const { entity, page } = customerCase
const stepOf = (action: CaseVerb) => ({ entity, action, ...caseSteps[action] })

const api = [
  handleWrite(waitCase, (ctx, tx, target) => runStep(ctx, tx, stepOf('wait'), target)),
  handleWrite(resumeCase, (ctx, tx, target) => runStep(ctx, tx, stepOf('resume'), target)),
  handleWrite(resolveCase, (ctx, tx, { resolution, ...target }) =>
    runStep(ctx, tx, { ...stepOf('resolve'), set: { resolution }, stamps: { resolved_at: 'now' } }, target),
  ),
  handleWrite(closeCase, (ctx, tx, target) =>
    runStep(ctx, tx, { ...stepOf('close'), stamps: { closed_at: 'now' } }, target),
  ),
  handleWrite(reopenCase, (ctx, tx, target) =>
    runStep(
      ctx,
      tx,
      { ...stepOf('reopen'), set: { resolution: null }, stamps: { resolved_at: null, closed_at: null } },
      target,
    ),
  ),
]

const live = (companyId: number) =>
  sql`select from crm.customer_case k where k.company_id = ${companyId} and k.status in ('open', 'waiting')`

const attentions: readonly Attention[] = [
  {
    key: 'crm.cases_overdue',
    title: text.overdue,
    tone: 'danger',
    page,
    address: (day) => `${page.path}?status=open,waiting&dueAt.before=${day}`,
    // By the day, as the list filters.
    rows: ({ companyId }) => sql`${live(companyId)} and k.due_at < (
      select date_trunc('day', now() at time zone c.timezone) at time zone c.timezone from erp.company c where c.id = ${companyId})`,
  },
]

const badges: readonly Badge[] = [
  {
    page,
    tone: 'warning',
    isPersonal: true,
    rows: (companyId, userId) => sql`${live(companyId)} and k.owner_id = ${userId}`,
  },
]

const guards = { [entity]: { beforeWrite: guardClosed(['resolved', 'closed']), afterWrite: notifyOwner(customerCase) } }

const handovers = [handOverOpen(customerCase, ['open', 'waiting'])]

const constraintRules = refusedStates('customer_case_resolved', 'customer_case_resolution', 'customer_case_closed')

export const module = defineModule({ api, attentions, badges, guards, handovers, constraintRules })
