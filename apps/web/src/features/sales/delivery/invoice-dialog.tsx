import { delivery } from '@countinghouse/contract/sales/delivery'
import { invoicedTogether, invoiceDeliveries } from '@countinghouse/contract/sales/delivery-invoicing'
import { text } from '@countinghouse/contract/sales/delivery-invoicing.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: invoicedTogether, text }

/** Asks up to which day, and of whom. */
export function InvoiceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.propose)}
      lead={t(text.lead)}
      requested={requested}
      confirm={t(text.propose)}
      route={invoiceDeliveries}
      target={{}}
      page={t(delivery.text.title)}
      doneWords={({ count }) => t(text.started, { count })}
      onClose={onClose}
    />
  )
}
