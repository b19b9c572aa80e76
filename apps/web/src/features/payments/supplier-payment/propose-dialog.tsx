import { proposal, proposePayments } from '@countinghouse/contract/payments/supplier-payment'
import { text } from '@countinghouse/contract/payments/supplier-payment.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: proposal, text }

/** Asks for the account and the date up to which invoices are paid. */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.propose)}
      lead={t(text.proposeLead)}
      requested={requested}
      confirm={t(text.propose)}
      route={proposePayments}
      target={{}}
      page={t(text.title)}
      doneWords={({ items }) => t(text.proposed, { count: items.length })}
      onClose={onClose}
    />
  )
}
