import {
  exportStatement,
  getBalanceSheet,
  getCashFlow,
  getProfitAndLoss,
  getResultsByMonth,
  getTrialBalance,
} from '@countinghouse/contract/accounts/statement'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { findBalanceSheet } from './statements/balance-sheet.ts'
import { findCashFlow } from './statements/cash-flow.ts'
import { findProfitAndLoss } from './statements/profit-and-loss.ts'
import { findResultsByMonth } from './statements/results-by-month.ts'
import { statementFile } from './statements/statement-file.ts'
import { findTrialBalance } from './statements/trial-balance.ts'

const api = [
  handleRead(getTrialBalance, findTrialBalance),
  handleRead(getProfitAndLoss, findProfitAndLoss),
  handleRead(getBalanceSheet, findBalanceSheet),
  handleRead(getCashFlow, findCashFlow),
  handleRead(getResultsByMonth, findResultsByMonth),
  handleDownload(exportStatement, statementFile),
]

/** Balances of yesterday and before; see the kernel. */
async function mergeSlots(tx: Tx, companyId: number): Promise<void> {
  await sql`select accounts.merge_slots(${companyId}, erp.today(${companyId}))`.execute(tx)
}

const prunings = [mergeSlots]

export const module = defineModule({ api, prunings })
