import { multilineField } from '@countinghouse/contract/fields'
import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { voidSale } from '@countinghouse/contract/sales/register-return'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: { reason: multilineField({ max: 500 }) }, text: { reason: text.reason } }

type Props = {
  readonly receipt: Pick<Receipt, 'id' | 'returned' | 'exchangedFor'>
  readonly onClose: () => void
}

/** Asks for the reason of a void, and says what is voided with it. */
export function VoidReceipt({ receipt: { id, returned, exchangedFor }, onClose }: Props) {
  const { t } = useLanguage()
  const other = returned ?? exchangedFor
  return (
    <FieldsDialog
      title={t(text.void)}
      lead={other === null ? t(text.voidLead) : t(text.voidExchangeLead, { number: other.number })}
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
