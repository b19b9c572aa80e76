import { z } from 'zod'
import { page } from '../page.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text } from './currency-revaluation.text.ts'
import { text as menu } from './menu.text.ts'

/** Source: docs/guides/accounts.md, Currency revaluation. */
export const revaluationPage = page({
  module: 'accounts',
  path: '/finance/currency-revaluation/',
  title: text.title,
  menuTitle: menu.currencies,
  icon: 'coins',
  events: [{ code: 'post', risk: 'high' }],
  sortOrder: 320,
})

/** Source type of its journals; their source id is the month, `202603`. */
export const revaluationSource = 'currency_revaluation'

const Month = z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/)
const journalId = idOf('accounts.journal')

const Line = z.object({
  accountId: idOf('accounts.account'),
  code: z.string(),
  name: z.string(),
  store: z.string().nullable(),
  storeId: z.int().nullable(),
  currencyCode: z.string(),
  /** Open balance in minor units of `currencyCode`, debit above zero. */
  documentMinor: z.int(),
  /** The same as posted. Units: minor units of the company's currency. */
  postedMinor: z.int(),
  /** Closing rate and the day it is of; null: there is none. */
  rate: z.string().nullable(),
  rateDay: BusinessDate.nullable(),
  /** Null without a rate. */
  revaluedMinor: z.int().nullable(),
  differenceMinor: z.int().nullable(),
})
export type RevaluationLine = z.output<typeof Line>

const Revaluation = z.object({
  /** `YYYY-MM`. */
  month: Month,
  /** Date of the revaluation, and of its reversal. */
  on: BusinessDate,
  reversedOn: BusinessDate,
  /** Today in the company's zone. */
  today: BusinessDate,
  currency: z.string(),
  lines: z.array(Line),
  /** Gain above zero. Units: minor units of the company's currency. */
  gainMinor: z.int(),
  /** Journals already posted for the month. */
  journals: z.array(z.object({ id: journalId, reversalId: journalId.nullable() })),
})
export type Revaluation = z.output<typeof Revaluation>

/** Open balances of receivables and payables in other currencies at the end of a month; the last month that is over if omitted. */
export const getRevaluation = route({
  id: 'accounts.currencyRevaluation.get',
  method: 'GET',
  path: '/accounts/currency-revaluation',
  page: revaluationPage,
  event: 'view',
  writes: false,
  errors: ['accounts.whole_company'],
  input: z.strictObject({ month: Month.optional() }),
  output: Revaluation,
})

/** Posts the differences on the last day of the month and their reversal on the next day. A repeated call finds nothing left to post. */
export const postRevaluation = route({
  id: 'accounts.currencyRevaluation.post',
  method: 'POST',
  path: '/accounts/currency-revaluation',
  page: revaluationPage,
  event: 'post',
  writes: true,
  stale: [getRevaluation],
  errors: [
    'accounts.whole_company',
    'accounts.day_ahead',
    'accounts.rate_missing',
    'accounts.nothing_to_revalue',
    'accounts.period_closed',
    'accounts.rule_missing',
    'accounts.unknown_account',
  ],
  input: z.strictObject({ month: Month }),
  output: Revaluation,
})
