import type { FiscalPeriod } from '@countinghouse/contract/accounts/fiscal-period'
import { fiscalPeriods } from '@countinghouse/contract/accounts/fiscal-period'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { later } from '../../../app/offline/later.ts'

const MonthRecord = later(async () => (await import('./month-record.tsx')).MonthRecord)

const columns = {
  name: { width: 104, grow: 0.3 },
  stock: { width: 112, grow: 0.3 },
  receivables: { width: 112, grow: 0.3 },
  payables: { width: 112, grow: 0.3 },
  ledger: { width: 128, grow: 0.3, stacked: 'status' },
  changedAt: { width: 152, stacked: 'detail' },
  changedBy: { width: 160, stacked: 'detail' },
  reason: { width: 200, grow: 2 },
} as const

function FiscalPeriods() {
  return (
    <ListPage<FiscalPeriod>
      listing={fiscalPeriods}
      columns={columns}
      record={(shared) => <MonthRecord {...shared} />}
    />
  )
}

export { FiscalPeriods as screen }
