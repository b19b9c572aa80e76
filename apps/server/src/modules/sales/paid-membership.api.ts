import { getMembershipIncome, paidMembership, renewMembership } from '@countinghouse/contract/sales/paid-membership'
import { text } from '@countinghouse/contract/sales/paid-membership.text'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { documentHandlers } from '../../platform/documents/document-handlers.ts'
import { partiesOf } from '../../platform/documents/parties-of.ts'
import type { PostingSource } from '../../platform/documents/posting-source.ts'
import { inStores } from '../../platform/lists/list-source.ts'
import type { Attention } from '../../platform/registry/attention.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import type { PaidMembership } from './paid-membership/calculate-membership.ts'
import { readPlan, termsOf } from './paid-membership/calculate-membership.ts'
import { cancelMembership } from './paid-membership/cancel-membership.ts'
import { followMemberships } from './paid-membership/follow-memberships.ts'
import { incomeFailed, renewalFailed } from './paid-membership/membership-failures.ts'
import { readIncome } from './paid-membership/read-income.ts'
import { membershipSource } from './paid-membership/recognise-income.ts'
import { startRenewal, stopRenewal } from './paid-membership/change-renewal.ts'
import { renew } from './paid-membership/renew-membership.ts'
import { sellMembership } from './paid-membership/sell-membership.ts'

const api = [
  ...documentHandlers(paidMembership, {
    calculate: async (ctx, tx, values) => {
      const { planId, startsOn } = values as unknown as PaidMembership
      return termsOf(await readPlan(ctx, tx, planId), startsOn)
    },
    transitions: {
      sell: sellMembership,
      startRenewal,
      stopRenewal,
      cancel: (ctx, tx, row, { reason }) => cancelMembership(ctx, tx, row, String(reason)),
    },
  }),
  handleRead(getMembershipIncome, (ctx, reader, { id }) => readIncome(ctx, reader, id)),
  handleWrite(renewMembership, renew),
]

const postingSources: readonly PostingSource[] = [
  {
    type: membershipSource,
    title: text.numbered,
    page: paidMembership.page,
    search: (id) => `open=${id}`,
    partiesOf: partiesOf('sales.paid_membership', 'customer_id', 'crm.customer'),
  },
]

const attentions: readonly Attention[] = [
  {
    key: 'sales.memberships_to_renew',
    title: text.toRenew,
    tone: 'info',
    page: paidMembership.page,
    address: `${paidMembership.page.path}?status=grace`,
    rows: ({ companyId, stores }) => sql`
      select from sales.paid_membership t where t.company_id = ${companyId} and t.status = 'grace'
        and ${inStores(paidMembership.listing.storeColumns, stores)}`,
  },
]

export const module = defineModule({
  api,
  attentions,
  postingSources,
  exceptions: [incomeFailed, renewalFailed],
  scheduledTasks: { nightly: [followMemberships] },
})
