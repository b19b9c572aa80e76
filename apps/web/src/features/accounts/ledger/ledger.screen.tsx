import { ledgerLines } from '@countinghouse/contract/accounts/ledger'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const LedgerRecord = later(async () => (await import('./ledger-record.tsx')).LedgerRecord)

const columns = {
  number: { width: 72, grow: 0.2 },
  postedOn: { width: 112, grow: 0.3, stacked: 'detail' },
  accountId: { width: 152, stacked: 'detail' },
  document: { width: 120, stacked: 'detail' },
  memo: { width: 88 },
  storeId: { width: 88, grow: 0.4 },
  debitMinor: { width: 136, grow: 0.3, stacked: 'status' },
  creditMinor: { width: 136, grow: 0.3, stacked: 'status' },
  balanceMinor: { width: 160, grow: 0.3 },
} as const

/** The general ledger, line by line. */
function Ledger() {
  return <ListPage listing={ledgerLines} columns={columns} record={(shared) => <LedgerRecord {...shared} />} />
}

export { Ledger as screen }
