import { postBankLine, postedTo, receiveBankLine } from '@countinghouse/contract/payments/bank-lines'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { recordField } from '@countinghouse/contract/rich-fields'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = {
  receive: { fields: { customerId: recordField('crm.customer') }, text },
  post: { fields: postedTo, text },
}

type OtherDialogProps = {
  readonly kind: 'receive' | 'post'
  readonly target: { readonly id: number; readonly lineNo: number }
  readonly page: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for the customer who paid, or for the account that a line is posted to. */
export function OtherDialog({ kind, ...props }: OtherDialogProps) {
  const { t } = useLanguage()
  const words = { ...props, requested: requested[kind], doneWords: () => t(text.matched) }
  if (kind === 'receive')
    return (
      <FieldsDialog
        {...words}
        title={t(text.receive)}
        lead={t(text.receiveLead)}
        confirm={t(text.receive)}
        route={receiveBankLine}
      />
    )
  return (
    <FieldsDialog
      {...words}
      title={t(text.postTo)}
      lead={t(text.postToLead)}
      confirm={t(text.postTo)}
      route={postBankLine}
    />
  )
}
