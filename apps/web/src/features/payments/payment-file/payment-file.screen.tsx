import { paymentFile } from '@countinghouse/contract/payments/payment-file'
import { text } from '@countinghouse/contract/payments/payment-file.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { ProposeButton } from '../../../kit/dialog/propose-button.tsx'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'

const ProposeFileDialog = later(async () => (await import('./propose-file-dialog.tsx')).ProposeFileDialog)

const FilePanel = later(async () => (await import('./file-panel.tsx')).FilePanel)

const extras: DocumentExtras = {
  actions: <ProposeButton page={paymentFile.page} label={text.propose} Dialog={ProposeFileDialog} />,
  sides: [{ key: 'file', title: text.file, isFor: ({ status }) => status === 'created', Panel: FilePanel }],
}

/** Files by which the bank pays suppliers. */
function PaymentFiles() {
  return <DocumentScreen document={paymentFile} extras={extras} />
}

export { PaymentFiles as screen }
