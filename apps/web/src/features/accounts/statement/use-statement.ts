import type { Statement, StatementKind } from '@countinghouse/contract/accounts/statement'
import {
  getBalanceSheet,
  getCashFlow,
  getProfitAndLoss,
  getTrialBalance,
} from '@countinghouse/contract/accounts/statement'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../app/calls/call.ts'
import type { StatementSearch } from './statement-search.ts'
import { statementInput } from './statement-search.ts'

type Input = ReturnType<typeof statementInput>
type Options = { readonly signal: AbortSignal }

/** Route ids, by which writes find what is no longer true. */
const ids: Readonly<Record<StatementKind, string>> = {
  trial_balance: getTrialBalance.id,
  profit_and_loss: getProfitAndLoss.id,
  balance_sheet: getBalanceSheet.id,
  cash_flow: getCashFlow.id,
}

/** The selected statement; while another one loads, the last one stays. */
export function useStatement(state: StatementSearch) {
  const input = statementInput(state)
  return useQuery({
    queryKey: [ids[input.kind], input],
    queryFn: async ({ signal }) => ({ kind: input.kind, ...(await readStatement(input, { signal })) }),
    placeholderData: keepPreviousData,
  })
}

async function readStatement({ kind, compare, ...input }: Input, options: Options): Promise<Statement> {
  switch (kind) {
    case 'trial_balance':
      return await call(getTrialBalance, input, options)
    case 'profit_and_loss':
      return await call(getProfitAndLoss, { ...input, compare }, options)
    case 'balance_sheet': {
      const on = input.to === undefined ? {} : { on: input.to }
      return await call(getBalanceSheet, { ...on, compare: compare === 'budget' ? 'none' : compare }, options)
    }
    case 'cash_flow':
      return await call(getCashFlow, input, options)
  }
}
