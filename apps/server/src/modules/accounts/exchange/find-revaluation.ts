import type { Revaluation, RevaluationLine } from '@countinghouse/contract/accounts/currency-revaluation'
import { revaluationPage, revaluationSource } from '@countinghouse/contract/accounts/currency-revaluation'
import { addDays, addMonths, monthEnd, monthStart } from '@countinghouse/kernel/days'
import { convertMinor } from '@countinghouse/kernel/exchange'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader, Tx } from '../../../platform/database/db.ts'
import { readBooks, requireAllStores } from '../statements/read-books.ts'
import { findRates } from './rate-on.ts'

type Balance = Omit<RevaluationLine, 'rate' | 'rateDay' | 'revaluedMinor' | 'differenceMinor'>

/** Source id of the journals of a month. */
export const monthId = (month: string) => Number(month.replace('-', ''))

/**
 * Open balances by control account, currency and store on the last day of a month, at its closing rate. What was posted includes earlier
 * revaluations of the month, so that a difference is only what is left. Throws: accounts.whole_company.
 */
export async function findRevaluation(
  ctx: Pick<Ctx, 'companyId' | 'grants'>,
  db: Reader | Tx,
  requested: string | undefined,
): Promise<Revaluation> {
  requireAllStores(ctx, revaluationPage)
  const { companyId } = ctx
  const { currency, today } = await readBooks(ctx, db)
  const month = requested ?? addMonths(monthStart(today), -1).slice(0, 7)
  const on = monthEnd(`${month}-01`)
  const { rows: balances } = await sql<Balance>`
    select s.account_id as "accountId", s.code, s.name, t.name as store, s.store_id as "storeId", s.currency_code as "currencyCode",
      s.document as "documentMinor", s.posted as "postedMinor"
    from (
      select a.id as account_id, a.code, a.name, l.store_id, l.currency_code, sum(l.document_minor)::bigint as document,
        sum(l.debit_minor - l.credit_minor)::bigint as posted
      from accounts.account a
      join accounts.journal_line l on l.company_id = a.company_id and l.account_id = a.id
      where a.company_id = ${companyId} and a.control in ('receivable', 'payable') and l.posted_on <= ${on}::date
        and l.currency_code is not null and l.currency_code <> ${currency}
      group by 1, 2, 3, 4, 5 having sum(l.document_minor) <> 0) s
    left join erp.store t on t.company_id = ${companyId} and t.id = s.store_id
    order by s.code, s.currency_code, s.store_id nulls first`.execute(db)
  const currencies = [...new Set(balances.map(({ currencyCode }) => currencyCode))]
  const rates = await findRates(db, companyId, currencies, on)
  const lines = balances.map((balance): RevaluationLine => {
    const found = rates.get(balance.currencyCode)
    if (found === undefined)
      return { ...balance, rate: null, rateDay: null, revaluedMinor: null, differenceMinor: null }
    const { documentMinor, postedMinor, currencyCode } = balance
    const revaluedMinor = convertMinor(documentMinor, { from: currencyCode, to: currency, rate: found.rate })
    const differenceMinor = revaluedMinor - postedMinor
    return { ...balance, rate: found.rate, rateDay: found.day, revaluedMinor, differenceMinor }
  })
  const { rows: journals } = await sql<{ id: number; reversalId: number | null }>`
    select j.id, r.id as "reversalId" from accounts.journal j
    left join accounts.journal r on r.company_id = j.company_id and r.reverses_journal_id = j.id
    where j.company_id = ${companyId} and j.source_type = ${revaluationSource} and j.source_id = ${monthId(month)}
    order by j.event_no`.execute(db)
  return {
    month,
    on,
    reversedOn: addDays(on, 1),
    today,
    currency,
    lines,
    gainMinor: lines.reduce((sum, { differenceMinor }) => sum + (differenceMinor ?? 0), 0),
    journals,
  }
}
