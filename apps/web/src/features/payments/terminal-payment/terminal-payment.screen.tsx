import { terminalPayments } from '@countinghouse/contract/payments/terminal-payment'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const TerminalRecord = later(async () => (await import('./terminal-record.tsx')).TerminalRecord)

const columns = {
  name: { width: 104, grow: 0.2 },
  requestedAt: { width: 152, grow: 0.3, stacked: 'detail' },
  till: { width: 136, grow: 0.5, stacked: 'detail' },
  amountMinor: { width: 120, grow: 0.2, stacked: 'detail' },
  status: { width: 160, grow: 0.3, stacked: 'status' },
  todo: { width: 200, grow: 0.5, stacked: 'detail' },
  receiptNumber: { width: 136, grow: 0.3 },
  card: { width: 128, grow: 0.3 },
} as const

/** Payments at card terminals, and what is to be done about them. */
function TerminalPayments() {
  return <ListPage listing={terminalPayments} columns={columns} record={(shared) => <TerminalRecord {...shared} />} />
}

export { TerminalPayments as screen }
