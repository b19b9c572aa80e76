import { postBankLine, postedTo } from '@countinghouse/contract/payments/bank-lines'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: postedTo, text }

type PostDialogProps = {
  readonly target: { readonly id: number; readonly lineNo: number }
  readonly page: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for the account that a line is posted to. */
export function PostDialog(props: PostDialogProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      {...props}
      requested={requested}
      title={t(text.postTo)}
      lead={t(text.postToLead)}
      confirm={t(text.postTo)}
      route={postBankLine}
      doneWords={() => t(text.matched)}
    />
  )
}
