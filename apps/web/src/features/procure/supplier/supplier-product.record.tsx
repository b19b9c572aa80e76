import { costPermission } from '@countinghouse/contract/procure/cost-permissions'
import { text } from '@countinghouse/contract/procure/supplier-price.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'
import { later } from '../../../app/offline/later.ts'

const SupplierPrices = later(async () => (await import('./supplier-prices.tsx')).SupplierPrices)

export const record: RecordExtras = {
  tabs: [{ key: 'prices', title: text.title, right: costPermission, Panel: SupplierPrices }],
}
