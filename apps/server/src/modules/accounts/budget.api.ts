import { copyActuals, exportBudget, getBudgetAmounts, saveBudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleDownload, handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { budgetFile } from './budgets/budget-file.ts'
import { readAmounts } from './budgets/read-amounts.ts'
import { copyActualAmounts, saveAmounts } from './budgets/write-amounts.ts'

const api = [
  handleRead(getBudgetAmounts, (ctx, reader, { id }) => readAmounts(ctx, reader, id)),
  handleWrite(saveBudgetAmounts, saveAmounts),
  handleWrite(copyActuals, copyActualAmounts),
  handleDownload(exportBudget, budgetFile),
]

export const module = defineModule({ api })
