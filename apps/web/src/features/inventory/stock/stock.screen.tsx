import { stock } from '@countinghouse/contract/inventory/stock'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { later } from '../../../app/offline/later.ts'

const StockRecord = later(async () => (await import('./stock-record.tsx')).StockRecord)

const columns = {
  productName: { width: 248 },
  sku: { width: 136, stacked: 'detail' },
  storeId: { width: 136, stacked: 'detail' },
  onHand: { width: 104, grow: 0.4, stacked: 'status' },
  unitCost: { isNumeric: true },
  free: { width: 96, grow: 0.4 },
  onWay: { width: 112, grow: 0.4 },
} as const

/** Stock of each variant in each store. */
function Stock() {
  return <ListPage listing={stock} columns={columns} record={(shared) => <StockRecord {...shared} />} />
}

export { Stock as screen }
