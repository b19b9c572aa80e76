import { text } from '@countinghouse/contract/accounts/attention.text'
import { fiscalPeriodsPage } from '@countinghouse/contract/accounts/fiscal-period'
import { monthStart } from '@countinghouse/kernel/days'
import { sql } from 'kysely'
import type { Attention } from '../../../platform/attention.ts'

/** Attention items of the books. */
export const attentions: readonly Attention[] = [
  {
    key: 'accounts.periods_open',
    title: text.periodsOpen,
    tone: 'info',
    page: fiscalPeriodsPage,
    address: (day) => `${fiscalPeriodsPage.path}?stock=open&startsOn.before=${monthStart(day)}`,
    rows: ({ companyId }) => sql`
      select from accounts.period p
      where p.company_id = ${companyId} and p.stock = 'open' and p.starts_on < date_trunc('month', erp.today(${companyId})::timestamp)::date`,
  },
]
