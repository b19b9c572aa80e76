import type { DocumentRow } from '@countinghouse/contract/document'
import { containerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import type { ListRow } from '@countinghouse/contract/listing'
import { permissionName } from '@countinghouse/contract/page'
import { ListPage } from '../../kit/list-page.tsx'
import { Status } from '../../kit/status.tsx'
import type { ListColumns } from '../../kit/use-list-columns.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { later } from '../../shell/later.ts'
import { useCan } from '../../shell/session.tsx'
import { receiptTones as tones } from './receipt-tones.ts'

const ReceiptRecord = later(async () => (await import('./receipt-record.tsx')).ReceiptRecord)
const ContainerCount = later(async () => (await import('./container-count.tsx')).ContainerCount)
const ContainerStart = later(async () => (await import('./container-start.tsx')).ContainerStart)

const columns: ListColumns<ListRow> = {
  name: { width: 152, grow: 0.6 },
  status: {
    width: 136,
    grow: 0.5,
    stacked: 'status',
    cell: (row) => {
      const { status } = row as DocumentRow
      return <Status value={status} master={containerReceipt} tone={tones[status]} />
    },
  },
  containerId: { stacked: 'detail' },
}

/** Container receipts, and counting one. */
function ContainerReceipts() {
  const { t } = useLanguage()
  const can = useCan()
  return (
    <ListPage
      listing={containerReceipt.listing}
      columns={columns}
      create={can(permissionName(containerReceipt.page, 'create')) ? t(text.receive) : null}
      record={(shared) =>
        shared.state.open === 'new' ? (
          <ContainerStart {...shared} />
        ) : (
          <ReceiptRecord
            document={containerReceipt}
            of="containerId"
            tones={tones}
            Count={ContainerCount}
            {...shared}
          />
        )
      }
    />
  )
}

export { ContainerReceipts as screen }
