import { downloadEInvoice } from '@countinghouse/contract/accounts/e-invoice'
import { text as eInvoiceText } from '@countinghouse/contract/accounts/e-invoice.text'
import { invoice } from '@countinghouse/contract/accounts/invoice'
import { createCredit, getCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { text } from '@countinghouse/contract/accounts/invoice.text'
import { getInvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { text as settlementText } from '@countinghouse/contract/payments/invoice-settlement.text'
import { later } from '../../../app/offline/later.ts'
import type { DocumentExtras, DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const DownloadPanel = later(async () => (await import('../../../kit/document/download-panel.tsx')).DownloadPanel)

const SettlementsOfInvoice = later(async () => (await import('./settlements-of-invoice.tsx')).SettlementsOfInvoice)
const CreditsOfInvoice = later(async () => (await import('./credits-of-invoice.tsx')).CreditsOfInvoice)

function Credits({ row: { id } }: DocumentSideProps) {
  const { t } = useLanguage()
  const write = useWrite(t(text.title))
  const create = async () => (await write(createCredit, { id }))?.id ?? null
  return <CreditsOfInvoice document={invoice} list={getCredits} id={id} onCreate={create} />
}

function EInvoice({ row: { id } }: DocumentSideProps) {
  const { t } = useLanguage()
  return (
    <DownloadPanel
      side="e_invoice"
      id={id}
      route={downloadEInvoice}
      lead={t(eInvoiceText.lead)}
      label={t(eInvoiceText.download)}
      page={t(text.title)}
    />
  )
}

const Settlements = ({ row }: DocumentSideProps) => <SettlementsOfInvoice route={getInvoiceSettlements} row={row} />

const extras: DocumentExtras = {
  sides: [
    {
      key: 'payments',
      title: settlementText.title,
      isFor: ({ status }) => status === 'posted',
      Panel: Settlements,
    },
    {
      key: 'credits',
      title: text.credits,
      isFor: ({ status, kind }) => status === 'posted' && kind === 'invoice',
      Panel: Credits,
    },
    {
      key: 'e_invoice',
      title: eInvoiceText.title,
      isFor: ({ status }) => status === 'posted',
      Panel: EInvoice,
    },
  ],
}

/** Invoices and credit notes of customers. */
function Invoices() {
  return <DocumentScreen document={invoice} extras={extras} />
}

export { Invoices as screen }
