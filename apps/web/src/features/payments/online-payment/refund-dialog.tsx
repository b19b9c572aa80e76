import { refunded, refundPayment } from '@countinghouse/contract/payments/card-payment'
import { text } from '@countinghouse/contract/payments/card-payment.text'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: refunded, text }

/** Asks for amount and reason. The identity is that of the dialog, so that a second click gives nothing twice. */
export function RefundDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useLanguage()
  const [uid] = useState(() => crypto.randomUUID())
  return (
    <FieldsDialog
      title={t(text.refund)}
      lead={t(text.refundLead)}
      requested={requested}
      confirm={t(text.refund)}
      isDanger
      route={refundPayment}
      target={{ id, uid }}
      page={t(onlinePayment.text.title)}
      doneWords={({ refund }) => t(text.refundDone, { status: t(text[`refund_${refund}`]) })}
      onClose={onClose}
    />
  )
}
