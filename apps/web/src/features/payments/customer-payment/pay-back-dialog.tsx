import { customerPayment, paidBack, payBack } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/customer-payment.text'
import { useNavigate } from '@tanstack/react-router'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: paidBack, text: { ...text, refundedMinor_help: text.payBackAll } }

/** Asks what is paid back to whom, and opens the draft of it. */
export function PayBackDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (
    <FieldsDialog
      title={t(text.payBack)}
      lead={t(text.payBackLead)}
      requested={requested}
      confirm={t(text.payBack)}
      route={payBack}
      target={{}}
      page={t(text.title)}
      doneWords={({ name }) => t(text.allocated, { name })}
      onDone={({ id }) => void navigate({ to: customerPayment.page.path, search: { open: id } as never })}
      onClose={onClose}
    />
  )
}
