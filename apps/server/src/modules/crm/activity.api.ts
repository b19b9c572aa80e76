import { activity, finishActivity, reopenActivity } from '@countinghouse/contract/crm/activity'
import { text } from '@countinghouse/contract/crm/activity.text'
import { sql } from 'kysely'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import type { Badge } from '../../platform/registry/badges.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handOverOpen } from './steps/hand-over.ts'
import { notifyOwner } from './steps/notify-owner.ts'
import { refusedStates } from './steps/refused-states.ts'
import { runStep } from './steps/run-step.ts'

const { entity, page } = activity

const api = [
  handleWrite(finishActivity, (ctx, tx, target) =>
    runStep(ctx, tx, { entity, action: 'finish', from: ['open'], to: 'done', stamps: { done_at: 'now' } }, target),
  ),
  handleWrite(reopenActivity, (ctx, tx, target) =>
    runStep(ctx, tx, { entity, action: 'reopen', from: ['done'], to: 'open', stamps: { done_at: null } }, target),
  ),
]

const overdue = (companyId: number) => sql`
  select from crm.activity a join erp.company c on c.id = a.company_id
  where a.company_id = ${companyId} and a.status = 'open' and a.due_on < (now() at time zone c.timezone)::date`

const attentions: readonly Attention[] = [
  {
    key: 'crm.activities_overdue',
    title: text.overdue,
    tone: 'warning',
    page,
    address: (day) => `${page.path}?status=open&dueOn.before=${day}`,
    rows: ({ companyId }) => overdue(companyId),
  },
]

const badges: readonly Badge[] = [
  {
    page,
    tone: 'warning',
    isPersonal: true,
    rows: (companyId, userId) => sql`${overdue(companyId)} and a.owner_id = ${userId}`,
  },
]

const guards = { [entity]: { afterWrite: notifyOwner(activity) } }

const handovers = [handOverOpen(activity, ['open'])]

const constraintRules = refusedStates('activity_done')

export const module = defineModule({ api, attentions, badges, guards, handovers, constraintRules })
