import { allocatePayment, customerPayment, received } from '@countinghouse/contract/payments/customer-payment'
import { text } from '@countinghouse/contract/payments/customer-payment.text'
import { useNavigate } from '@tanstack/react-router'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: received, text }

/** Asks what was received of whom, and opens the draft that allocates it. */
export function AllocateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  return (
    <FieldsDialog
      title={t(text.allocate)}
      lead={t(text.allocateLead)}
      requested={requested}
      confirm={t(text.allocate)}
      route={allocatePayment}
      target={{}}
      page={t(text.title)}
      doneWords={({ name }) => t(text.allocated, { name })}
      onDone={({ id }) => void navigate({ to: customerPayment.page.path, search: { open: id } as never })}
      onClose={onClose}
    />
  )
}
