import { discrepancies } from '@countinghouse/contract/inventory/discrepancy'
import { text } from '@countinghouse/contract/inventory/discrepancy.text'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useSettle } from './use-settle.ts'

const columns = {
  productName: { width: 224 },
  sku: { width: 128, stacked: 'detail' },
  kind: { width: 112, grow: 0.4, stacked: 'status' },
  quantity: { width: 96, grow: 0.3, stacked: 'detail' },
} as const

/** Open discrepancies of shipments. */
function Discrepancies() {
  const { t } = useLanguage()
  const { settle, reason } = useSettle()
  return (
    <ListPage
      listing={discrepancies}
      columns={columns}
      rowActions={({ shipmentId }) => [
        { title: t(text.settle), icon: 'check', reason, run: () => void settle(Number(shipmentId)) },
      ]}
    />
  )
}

export { Discrepancies as screen }
