import { multilineField } from '@countinghouse/contract/fields'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: { reason: multilineField({ max: 500 }) }, text: { reason: text.reason } }

/** Asks for the reason of a void. */
export function VoidReceipt({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.void)}
      lead={t(text.voidLead)}
      requested={requested}
      confirm={t(text.void)}
      isDanger
      route={voidSale}
      target={{ id }}
      page={t(receiptsPage.title)}
      doneWords={() => t(text.voided)}
      onClose={onClose}
    />
  )
}
