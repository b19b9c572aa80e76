import type { DocumentRow } from '@countinghouse/contract/document'
import type { ListRow } from '@countinghouse/contract/listing'
import { transferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { permissionName } from '@countinghouse/contract/page'
import { ListPage } from '../../kit/list-page.tsx'
import { Status } from '../../kit/status.tsx'
import type { ListColumns } from '../../kit/use-list-columns.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { later } from '../../shell/later.ts'
import { useCan } from '../../shell/session.tsx'
import { receiptTones as tones } from './receipt-tones.ts'

const ReceiptRecord = later(async () => (await import('./receipt-record.tsx')).ReceiptRecord)
const ReceiptCount = later(async () => (await import('./receipt-count.tsx')).ReceiptCount)
const ReceiptStart = later(async () => (await import('./receipt-start.tsx')).ReceiptStart)

const columns: ListColumns<ListRow> = {
  name: { width: 152, grow: 0.6 },
  status: {
    width: 136,
    grow: 0.5,
    stacked: 'status',
    cell: (row) => {
      const { status } = row as DocumentRow
      return <Status value={status} master={transferReceipt} tone={tones[status]} />
    },
  },
  shipmentId: { stacked: 'detail' },
}

/** Transfer receipts, and counting one. */
function TransferReceipts() {
  const { t } = useLanguage()
  const can = useCan()
  return (
    <ListPage
      listing={transferReceipt.listing}
      columns={columns}
      create={can(permissionName(transferReceipt.page, 'create')) ? t(text.receive) : null}
      record={(shared) =>
        shared.state.open === 'new' ? (
          <ReceiptStart {...shared} />
        ) : (
          <ReceiptRecord
            document={transferReceipt}
            of="shipmentId"
            differencesOf="shipmentId"
            tones={tones}
            Count={ReceiptCount}
            {...shared}
          />
        )
      }
    />
  )
}

export { TransferReceipts as screen }
