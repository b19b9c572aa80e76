import { z } from 'zod'
import { multilineField } from '../fields.ts'
import { route } from '../route.ts'
import type { OutputOfRoute } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { fiscalPeriods, fiscalPeriodsPage, periodHistory } from './fiscal-period.ts'
import { journals } from './journal.ts'

const periodId = idOf('accounts.period')

const YearEnd = z.object({
  from: BusinessDate,
  until: BusinessDate,
  currency: z.string(),
  /** Balances before closing, debit above zero. Units: minor units of the company's currency. */
  accounts: z.array(
    z.object({
      accountId: idOf('accounts.account'),
      code: z.string(),
      name: z.string(),
      type: z.enum(['income', 'cost_of_sales', 'expense']),
      balanceMinor: z.int(),
    }),
  ),
  /** Below zero: a loss. */
  profitMinor: z.int(),
  /** The closing journal in force; null: the year is not closed. */
  journalId: idOf('accounts.journal').nullable(),
  /** Periods of the year in which stock, receivables or payables are open. */
  openMonths: z.array(z.string()),
})

const shared = { page: fiscalPeriodsPage, event: 'close_year', output: YearEnd } as const

/** Result of the fiscal year that ends with a period. Source: docs/guides/accounts.md, Year end. */
export const getYearEnd = route({
  ...shared,
  id: 'accounts.period.yearEnd',
  method: 'GET',
  path: '/accounts/periods/{id}/year-end',
  writes: false,
  errors: ['not_found', 'accounts.not_year_end'],
  input: z.strictObject({ id: periodId }),
})
export type YearEnd = OutputOfRoute<typeof getYearEnd>

const written = {
  ...shared,
  method: 'POST',
  writes: true,
  stale: [fiscalPeriods.routes.list, getYearEnd, periodHistory, journals.routes.list],
} as const

/** Transfers the result of the year to retained earnings on its last day. */
export const closeYear = route({
  ...written,
  id: 'accounts.period.closeYear',
  path: '/accounts/periods/{id}/close-year',
  errors: [
    'not_found',
    'accounts.not_year_end',
    'accounts.year_closed',
    'accounts.year_not_ready',
    'accounts.year_without_result',
    'accounts.rule_missing',
    'accounts.unknown_account',
    'accounts.period_closed',
  ],
  input: z.strictObject({ id: periodId }),
})

/** Why the closing is reversed; the description of its reversal. */
export const reopenYearFields = { reason: multilineField({ max: 500 }) }

/** Reverses the closing journal, as long as the period is open for it. */
export const reopenYear = route({
  ...written,
  id: 'accounts.period.reopenYear',
  path: '/accounts/periods/{id}/reopen-year',
  errors: ['not_found', 'accounts.not_year_end', 'accounts.year_not_closed', 'accounts.period_closed'],
  input: z.strictObject({ id: periodId, ...reopenYearFields }),
})
