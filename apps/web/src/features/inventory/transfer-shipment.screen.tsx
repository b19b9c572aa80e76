import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { DocumentScreen } from '../../kit/document-screen.tsx'

/** What of transfers is picked and sent at once. */
function TransferShipments() {
  return <DocumentScreen document={transferShipment} />
}

export { TransferShipments as screen }
