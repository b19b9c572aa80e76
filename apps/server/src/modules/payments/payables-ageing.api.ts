import {
  exportPayablesAgeing,
  getPayablesAgeing,
  payablesAgeingPage,
} from '@countinghouse/contract/payments/payables-ageing'
import { text } from '@countinghouse/contract/payments/payables-ageing.text'
import { text as cardText } from '@countinghouse/contract/payments/card.text'
import { sql } from 'kysely'
import { defineModule } from '../../platform/registry/define-module.ts'
import { ageingHandlers } from './ageing/ageing-handlers.ts'
import type { AgeingSide } from './ageing/find-ageing.ts'
import { dueCard } from './ageing/due-card.ts'
import { overdueCard } from './ageing/overdue-card.ts'

const side: AgeingSide = {
  page: payablesAgeingPage,
  direction: 'purchase',
  column: 'supplier_id',
  party: 'procure.supplier',
  control: ['payable', 'intercompany_payable'],
  prepayment: ['supplier_prepayment'],
  prepaid: (companyId, day) => sql`
    select p.supplier_id as party_id, sum(p.prepayment_base_minor) as amount from payments.supplier_payment p
    where p.company_id = ${companyId} and p.status in ('sent', 'reversed') and p.paid_on <= ${day}::date
      and (p.reversed_on is null or p.reversed_on > ${day}::date) and p.prepayment_base_minor <> 0 group by 1`,
}

export const module = defineModule({
  api: ageingHandlers({ get: getPayablesAgeing, file: exportPayablesAgeing }, side, text),
  cards: [
    overdueCard(side, {
      key: 'payments.payables',
      places: { main: 9 },
      title: cardText.payables,
      definition: cardText.payables_means,
    }),
    dueCard(side),
  ],
})
