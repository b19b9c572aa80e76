import { stock } from '@countinghouse/contract/inventory/stock'
import type { ListRow } from '@countinghouse/contract/listing'
import { useMemo } from 'react'
import { later } from '../../../app/offline/later.ts'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { formatUnitPrice } from '../../../kit/fields/unit-price.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { Quiet } from '../../../kit/list/use-list-columns.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const StockRecord = later(async () => (await import('./stock-record.tsx')).StockRecord)

const columns = {
  productName: { width: 248 },
  sku: { width: 136, stacked: 'detail' },
  storeId: { width: 136, stacked: 'detail' },
  onHand: { width: 104, grow: 0.4, stacked: 'status' },
  free: { width: 96, grow: 0.4 },
  onWay: { width: 112, grow: 0.4 },
} as const

/** Stock of each variant in each store. */
function Stock() {
  const { locale } = useLanguage()
  const shown = useMemo(() => {
    const unitCost = {
      width: 144,
      isNumeric: true,
      cell: ({ unitCost: cost }: ListRow) =>
        typeof cost === 'string' ? formatUnitPrice(cost, companyCurrency(), locale, 'code') : <Quiet>{null}</Quiet>,
    }
    return { ...columns, unitCost }
  }, [locale])
  return <ListPage listing={stock} columns={shown} record={(record) => <StockRecord {...record} />} />
}

export { Stock as screen }
