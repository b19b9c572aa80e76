import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { mailReceipt, receiptMailFields } from '@countinghouse/contract/sales/receipt-mail'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: receiptMailFields, text }

/** Asks for the address that a receipt is sent to. */
export function MailReceipt({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.mail)}
      lead={t(text.mailLead)}
      requested={requested}
      confirm={t(text.mail)}
      route={mailReceipt}
      target={{ id }}
      page={t(receiptsPage.title)}
      doneWords={() => t(text.mailed)}
      onClose={onClose}
    />
  )
}
