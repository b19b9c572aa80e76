import { text } from '@countinghouse/contract/purchase/purchase-budget-use.text'
import { later } from '../../../app/offline/later.ts'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'

const BudgetUse = later(async () => (await import('./budget-use.tsx')).BudgetUseSide)

export const record: RecordExtras = {
  tabs: [{ key: 'use', title: text.use, Panel: BudgetUse }],
}
