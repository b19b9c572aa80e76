import { moves } from '@countinghouse/contract/inventory/move-list'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { later } from '../../../app/offline/later.ts'

const MoveRecord = later(async () => (await import('./move-record.tsx')).MoveRecord)

const columns = {
  productName: { width: 224 },
  sku: { width: 128, stacked: 'detail' },
  number: { width: 88, grow: 0.3 },
  effectiveOn: { width: 112, grow: 0.4, stacked: 'detail' },
  kind: { width: 152, stacked: 'detail' },
  fromPlace: { width: 120 },
  toPlace: { width: 120 },
  quantity: { width: 96, grow: 0.3, stacked: 'status' },
} as const

/** The stock ledger. */
function Moves() {
  return <ListPage listing={moves} columns={columns} record={(shared) => <MoveRecord {...shared} />} />
}

export { Moves as screen }
