import { exportReceivables, getReceivables, receivablesPage } from '@countinghouse/contract/payments/receivables'
import { text } from '@countinghouse/contract/payments/receivables.text'
import { text as cardText } from '@countinghouse/contract/payments/card.text'
import { sql } from 'kysely'
import { defineModule } from '../../platform/registry/define-module.ts'
import { ageingHandlers } from './ageing/ageing-handlers.ts'
import { bucketCard } from './ageing/bucket-card.ts'
import type { AgeingSide } from './ageing/find-ageing.ts'
import { overdueCard } from './ageing/overdue-card.ts'

const side: AgeingSide = {
  page: receivablesPage,
  direction: 'sale',
  column: 'customer_id',
  party: 'crm.customer',
  control: ['receivable', 'intercompany_receivable'],
  prepayment: ['customer_credit', 'customer_deposit'],
  prepaid: (companyId, day) => sql`
    select p.customer_id as party_id, sum(p.unallocated_base_minor) as amount from payments.customer_payment p
    where p.company_id = ${companyId} and p.status in ('posted', 'reversed') and p.received_on <= ${day}::date
      and (p.reversed_on is null or p.reversed_on > ${day}::date) and p.unallocated_base_minor <> 0 group by 1`,
}

export const module = defineModule({
  api: ageingHandlers({ get: getReceivables, file: exportReceivables }, side, text),
  cards: [
    overdueCard(side, {
      key: 'payments.receivables',
      places: { main: 8 },
      title: cardText.receivables,
      definition: cardText.receivables_means,
    }),
    bucketCard(side),
  ],
})
