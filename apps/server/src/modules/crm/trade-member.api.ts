import {
  memberStatuses,
  resumeMember,
  stopMember,
  suspendMember,
  tradeMember,
} from '@countinghouse/contract/crm/trade-member'
import { changeLimit } from '@countinghouse/contract/crm/trade-member-limit'
import { text } from '@countinghouse/contract/crm/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { AppError } from '@countinghouse/kernel/errors'
import { sql } from 'kysely'
import { atField } from '../../platform/calls/at-field.ts'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handOverOpen } from './steps/hand-over.ts'
import { notifyOwner } from './steps/notify-owner.ts'
import { refusedStates } from './steps/refused-states.ts'
import { changeStatus, setLimit } from './trade-member/change-member.ts'

const api = [
  handleWrite(stopMember, (ctx, tx, input) => changeStatus(ctx, tx, 'stop', input)),
  handleWrite(suspendMember, (ctx, tx, input) => changeStatus(ctx, tx, 'suspend', input)),
  handleWrite(resumeMember, (ctx, tx, input) => changeStatus(ctx, tx, 'resume', input)),
  handleWrite(changeLimit, setLimit),
]

const guard: MasterGuard = {
  beforeWrite: async (ctx, tx, { before, after }) => {
    const customerId = Number(after?.['customerId'] ?? 0)
    if (before === null || after === null || before['customerId'] === customerId) return
    const { rows } = await sql`
      select from crm.customer c where c.company_id = ${ctx.companyId} and c.id = ${customerId}`.execute(tx)
    // One that is not there is refused by its foreign key.
    if (rows.length > 0) fail('crm.member_customer', atField(ctx, ['customerId'], text.member_customer))
  },
  afterWrite: notifyOwner(tradeMember),
}

const isTaken: ConstraintRule = async (ctx) =>
  new AppError('crm.member_exists', atField(ctx, ['customerId'], text.member_exists))

export const module = defineModule({
  api,
  guards: { [tradeMember.entity]: guard },
  handovers: [handOverOpen(tradeMember, memberStatuses)],
  constraintRules: {
    'crm.trade_member_customer': isTaken,
    ...refusedStates('trade_member_stopped', 'trade_member_stop_reason'),
  },
})
