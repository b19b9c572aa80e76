import { mostMinor } from '@countinghouse/kernel/minor'
import { z } from 'zod'
import { integerField, rateField } from '../fields.ts'
import { master } from '../master.ts'
import { recordField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { text } from './budget.text.ts'
import { text as menu } from './menu.text.ts'
import { getProfitAndLoss } from './statement.ts'

/** Budgets of fiscal years. Source: docs/guides/accounts.md, Budgets. */
export const budget = master({
  module: 'accounts',
  thing: 'budget',
  path: '/finance/budgets/',
  api: '/accounts/budgets',
  text,
  menuTitle: menu.books,
  icon: 'coins',
  sortOrder: 70,
  fields: {
    /** Calendar year of its first day. */
    fiscalYear: integerField({ min: 2000, max: 2100 }),
    storeId: recordField('erp.store').nullable().default(null),
  },
  columns: ['fiscalYear', 'storeId'],
  filters: ['fiscalYear', 'storeId'],
  errors: ['accounts.rule_broken'],
  without: ['merge'],
})

const id = idOf(budget.entity)
const accountId = idOf('accounts.account')
/** One amount per month of the fiscal year. Units: minor units, above zero on the side where the account increases. */
const months = z.array(z.int().min(-mostMinor).max(mostMinor)).length(12)
const mostBudgetAccounts = 1000

const Amounts = z.object({
  id,
  version: Version,
  currency: z.string(),
  /** First days of the months. */
  months: z.array(z.iso.date()),
  /** Income, cost and expense accounts that are active or have amounts, in order of the statements. */
  accounts: z.array(
    z.object({
      accountId,
      code: z.string(),
      name: z.string(),
      type: z.enum(['income', 'cost_of_sales', 'expense']),
      amounts: months,
    }),
  ),
})

/** Amounts of a budget by account and month. */
export const getBudgetAmounts = route({
  id: 'accounts.budget.amounts',
  method: 'GET',
  path: '/accounts/budgets/{id}/amounts',
  page: budget.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: Amounts,
})
export type BudgetAmounts = OutputOfRoute<typeof getBudgetAmounts>

const stale = [getBudgetAmounts, getProfitAndLoss, budget.routes.get, budget.routes.list]

/** Sets the amounts of these accounts; others do not change. */
export const saveBudgetAmounts = route({
  id: 'accounts.budget.saveAmounts',
  method: 'POST',
  path: '/accounts/budgets/{id}/amounts',
  page: budget.page,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'stale', 'accounts.budget_account'],
  input: z.strictObject({
    id,
    version: Version,
    accounts: z.array(z.strictObject({ accountId, amounts: months })).max(mostBudgetAccounts),
  }),
  output: Amounts,
})

/** A budget as a file. */
export const exportBudget = route({
  id: 'accounts.budget.exportAmounts',
  method: 'POST',
  path: '/accounts/budgets/{id}/export',
  page: budget.page,
  event: 'export',
  writes: false,
  answer: 'file',
  errors: ['not_found'],
  input: z.strictObject({ id, format: z.enum(['csv', 'xlsx']) }),
  output: z.null(),
})

/** Fields of the dialog that copies the actual amounts of the fiscal year before. */
export const copyFields = {
  /** Growth on the actual amounts. Units: parts per million. */
  growthPpm: rateField({ minPpm: -1_000_000, maxPpm: 10_000_000 }),
}

/** Replaces all amounts by the actual ones of the fiscal year before, changed by a percentage. */
export const copyActuals = route({
  id: 'accounts.budget.copyActuals',
  method: 'POST',
  path: '/accounts/budgets/{id}/copy-actuals',
  page: budget.page,
  event: 'edit',
  writes: true,
  stale,
  errors: ['not_found', 'stale'],
  input: z.strictObject({ id, version: Version, ...copyFields }),
  output: Amounts,
})
