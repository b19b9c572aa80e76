import { createSupplierCredit, getSupplierCredits } from '@countinghouse/contract/accounts/invoice-credits'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { text } from '@countinghouse/contract/accounts/supplier-invoice.text'
import { getSupplierInvoiceSettlements } from '@countinghouse/contract/payments/invoice-settlement'
import { text as settlementText } from '@countinghouse/contract/payments/invoice-settlement.text'
import { later } from '../../../app/offline/later.ts'
import { ask } from '../../../kit/dialog/confirm.ts'
import type { DocumentExtras, DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { DocumentScreen } from '../../../kit/document/document-screen.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { BillImportButton } from './bill-import-button.tsx'

const SettlementsOfInvoice = later(async () => (await import('./settlements-of-invoice.tsx')).SettlementsOfInvoice)
const CreditsOfInvoice = later(async () => (await import('./credits-of-invoice.tsx')).CreditsOfInvoice)

function Credits({ row: { id } }: DocumentSideProps) {
  const { t } = useLanguage()
  const write = useWrite(t(text.title))

  async function create(): Promise<number | null> {
    const reference = await ask.text({ title: t(text.credit), label: t(text.reference), confirm: t(text.credit) })
    return reference === null ? null : ((await write(createSupplierCredit, { id, reference }))?.id ?? null)
  }

  return <CreditsOfInvoice document={supplierInvoice} list={getSupplierCredits} id={id} onCreate={create} />
}

const Settlements = ({ row }: DocumentSideProps) => (
  <SettlementsOfInvoice route={getSupplierInvoiceSettlements} row={row} />
)

const extras: DocumentExtras = {
  actions: <BillImportButton />,
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
  ],
}

/** Invoices and credit notes of suppliers. */
function SupplierInvoices() {
  return <DocumentScreen document={supplierInvoice} extras={extras} />
}

export { SupplierInvoices as screen }
