import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { ImportButton } from './import-button.tsx'

const Lines = later(async () => (await import('./bank-lines.tsx')).BankLines)

const extras: DocumentExtras = {
  actions: <ImportButton />,
  sides: [{ key: 'matching', title: text.reconcileTab, Panel: Lines }],
}

/** Statements of bank accounts. */
function BankStatements() {
  return <DocumentScreen document={bankStatement} extras={extras} />
}

export { BankStatements as screen }
