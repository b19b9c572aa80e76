import { costRight } from '@countinghouse/contract/procure/cost-rights'
import { text } from '@countinghouse/contract/procure/supplier-price.text'
import { lazy } from 'react'
import type { RecordExtras } from '../../kit/record-extras.ts'

const SupplierPrices = lazy(async () => ({ default: (await import('./supplier-prices.tsx')).SupplierPrices }))

export const record: RecordExtras = {
  tabs: [{ key: 'prices', title: text.title, right: costRight, Panel: SupplierPrices }],
}
