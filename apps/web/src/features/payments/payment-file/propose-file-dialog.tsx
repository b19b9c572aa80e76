import { fileProposal, proposeFile } from '@countinghouse/contract/payments/payment-file'
import { text } from '@countinghouse/contract/payments/payment-file.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: fileProposal, text }

/** Asks for the account and the day on which the bank is to pay. */
export function ProposeFileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.propose)}
      lead={t(text.proposeLead)}
      requested={requested}
      confirm={t(text.propose)}
      route={proposeFile}
      target={{}}
      page={t(text.title)}
      doneWords={() => t(text.proposed)}
      onClose={onClose}
    />
  )
}
