import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { text } from './statement.text.ts'

/** Source: docs/guides/accounts.md, Statements. */
export const statementsPage = page({
  module: 'accounts',
  path: '/finance/statements/',
  title: text.title,
  menuTitle: menu.books,
  icon: 'report-money',
  events: ['export'],
  sortOrder: 12,
  pickers: ['erp.store'],
})

export const statementKinds = ['trial_balance', 'profit_and_loss', 'balance_sheet', 'cash_flow'] as const
export type StatementKind = (typeof statementKinds)[number]

/** What a statement is compared with. */
export const resultComparisons = ['none', 'previous_period', 'previous_year', 'budget'] as const
export const balanceComparisons = ['none', 'previous_period', 'previous_year'] as const
export type Comparison = (typeof resultComparisons)[number]

/** Sections, subtotals and lines that are no account; the texts of the statements name them. */
export const statementHeadings = [
  'asset',
  'liability',
  'equity',
  'income',
  'cost_of_sales',
  'expense',
  'gross_margin',
  'profit',
  'profit_of_year',
  'earlier_results',
  'liabilities_and_equity',
  'operating',
  'investing',
  'financing',
  'cash',
  'sections_total',
  'cash_opening',
  'cash_closing',
  'total',
] as const
export type StatementHeading = (typeof statementHeadings)[number]

export const statementColumns = [
  'opening',
  'debit',
  'credit',
  'closing',
  'amount',
  'previous_period',
  'previous_year',
  'budget',
  'difference',
] as const

const Column = z.object({
  name: z.enum(statementColumns),
  /** Days of the journal lines behind its figures; from null: since the first, both null: there are none. */
  from: BusinessDate.nullable(),
  to: BusinessDate.nullable(),
})
export type StatementColumn = z.output<typeof Column>

const Row = z.object({
  /** `group`: an account with accounts below it, with their sum. */
  kind: z.enum(['section', 'group', 'account', 'line', 'total']),
  heading: z.enum(statementHeadings).nullable(),
  level: z.int().nonnegative(),
  code: z.string().nullable(),
  name: z.string().nullable(),
  /** Accounts behind the figures of a group or an account. */
  accountIds: z.array(idOf('accounts.account')),
  /** One per column; null: none. Units: minor units of the company's currency. */
  amounts: z.array(z.int().nullable()),
})
export type StatementRow = z.output<typeof Row>

const Statement = z.object({
  /** First day; null: the statement is of one day. */
  from: BusinessDate.nullable(),
  to: BusinessDate,
  currency: z.string(),
  /** Today in the company's zone, and the first day of the fiscal year that `to` belongs to. */
  today: BusinessDate,
  yearStart: BusinessDate,
  columns: z.array(Column),
  rows: z.array(Row),
  /** Both sides of the statement agree; null: one store cannot show it, since journals balance across stores. */
  isBalanced: z.boolean().nullable(),
})
export type Statement = z.output<typeof Statement>

/** Dates of the company, inclusive; the current fiscal year up to today if omitted. */
const period = { from: BusinessDate.optional(), to: BusinessDate.optional() }
const store = { storeId: z.int().positive().optional() }
const access = { method: 'GET', page: statementsPage, event: 'view', writes: false } as const
const wholeCompany = ['accounts.whole_company'] as const

const TrialBalanceInput = z.strictObject({ ...period, ...store })
const ProfitAndLossInput = z.strictObject({ ...period, ...store, compare: z.enum(resultComparisons).default('none') })
const BalanceSheetInput = z.strictObject({
  on: BusinessDate.optional(),
  compare: z.enum(balanceComparisons).default('none'),
})
const CashFlowInput = z.strictObject(period)

/** Opening, debit, credit and closing of each account. */
export const getTrialBalance = route({
  ...access,
  id: 'accounts.trialBalance.get',
  path: '/accounts/trial-balance',
  input: TrialBalanceInput,
  output: Statement,
})

/** Income less cost of sales and expenses, without year-end closings. */
export const getProfitAndLoss = route({
  ...access,
  id: 'accounts.profitAndLoss.get',
  path: '/accounts/profit-and-loss',
  input: ProfitAndLossInput,
  output: Statement,
})

/** Assets, liabilities and equity on a day; results that no year-end closing has moved yet are part of equity. */
export const getBalanceSheet = route({
  ...access,
  id: 'accounts.balanceSheet.get',
  path: '/accounts/balance-sheet',
  errors: wholeCompany,
  input: BalanceSheetInput,
  output: Statement,
})

/** Change in cash, explained by the accounts of each section. */
export const getCashFlow = route({
  ...access,
  id: 'accounts.cashFlow.get',
  path: '/accounts/cash-flow',
  errors: wholeCompany,
  input: CashFlowInput,
  output: Statement,
})

/** Units: minor units of the company's currency. */
const Month = z.object({
  /** First day of the month. */
  month: BusinessDate,
  incomeMinor: z.int(),
  /** Cost of sales and expenses. */
  costMinor: z.int(),
  profitMinor: z.int(),
})

/** Income, cost and profit of the twelve months up to a day. */
export const getResultsByMonth = route({
  ...access,
  id: 'accounts.result.months',
  path: '/accounts/results-by-month',
  input: z.strictObject({ to: BusinessDate.optional(), ...store }),
  output: z.object({ currency: z.string(), months: z.array(Month) }),
})
export type ResultsByMonth = OutputOfRoute<typeof getResultsByMonth>

/** A statement as a file. */
export const exportStatement = route({
  id: 'accounts.statement.export',
  method: 'POST',
  path: '/accounts/statements/export',
  page: statementsPage,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: [...wholeCompany, 'busy'],
  input: z.strictObject({
    kind: z.enum(statementKinds),
    ...period,
    ...store,
    compare: z.enum(resultComparisons).default('none'),
    format: z.enum(['csv', 'xlsx', 'pdf']),
  }),
  output: z.null(),
})
export type StatementFile = z.output<typeof exportStatement.input>
