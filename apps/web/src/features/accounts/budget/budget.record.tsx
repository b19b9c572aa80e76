import { text } from '@countinghouse/contract/accounts/budget-amounts.text'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'

const BudgetAmounts = later(async () => (await import('./budget-amounts.tsx')).BudgetAmountsSide)
const CopyActuals = later(async () => (await import('./copy-actuals.tsx')).CopyActuals)

export const record: RecordExtras = {
  tabs: [{ key: 'amounts', title: text.amounts, Panel: BudgetAmounts }],
  actions: [{ key: 'copy', title: text.copy, icon: 'copy', event: 'edit', Dialog: CopyActuals }],
  isPage: true,
}
