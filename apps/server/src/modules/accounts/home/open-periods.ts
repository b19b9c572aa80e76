import { fiscalPeriodsPage } from '@countinghouse/contract/accounts/fiscal-period'
import { monthStart } from '@countinghouse/kernel/days'
import { sql } from 'kysely'

/** Past months whose ledger is still open. */
export const openPeriods = (companyId: number) => sql`
  select from accounts.period p
  where p.company_id = ${companyId} and p.ledger = 'open' and p.starts_on < date_trunc('month', erp.today(${companyId})::timestamp)::date`

/** Where they are listed. */
export const openPeriodsAddress = (today: string) =>
  `${fiscalPeriodsPage.path}?ledger=open&startsOn.before=${monthStart(today)}`
