import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { permissionName } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/purchase/bill-import.text'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const BillImport = later(async () => (await import('./bill-import.tsx')).BillImport)

/** Opens the import of an e-invoice, for whoever may create supplier invoices. */
export function BillImportButton() {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  if (!useCan()(permissionName(supplierInvoice.page, 'create'))) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t(text.import)}
      </Button>
      {isOpen && (
        <Suspense>
          <BillImport onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
