import { lots } from '@countinghouse/contract/inventory/lot'
import { later } from '../../../app/offline/later.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'

const LotRecord = later(async () => (await import('./lot-record.tsx')).LotRecord)

const columns = {
  name: { width: 160 },
  kind: { width: 128, grow: 0.3, stacked: 'detail' },
  productName: { width: 216, stacked: 'detail' },
  sku: { width: 128, grow: 0.4 },
  status: { width: 160, grow: 0.3, stacked: 'status' },
  expiresOn: { width: 112, grow: 0.2 },
  onHand: { width: 104, grow: 0.3, stacked: 'detail' },
} as const

/** Lots and serial numbers. */
function Lots() {
  return <ListPage listing={lots} columns={columns} record={(shared) => <LotRecord {...shared} />} />
}

export { Lots as screen }
