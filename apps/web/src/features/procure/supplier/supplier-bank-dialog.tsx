import type { MasterRow } from '@countinghouse/contract/master'
import { supplier } from '@countinghouse/contract/procure/supplier'
import type { BankAccount } from '@countinghouse/contract/procure/supplier-bank'
import {
  bankAccountFields,
  proposeBankAccount,
  rejectBankAccount,
  rejectFields,
  retireBankAccount,
} from '@countinghouse/contract/procure/supplier-bank'
import { text } from '@countinghouse/contract/procure/supplier-bank.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'

export type BankAction =
  | { readonly kind: 'propose' }
  | { readonly kind: 'replace' | 'reject' | 'retire'; readonly account: BankAccount }

const account = { fields: bankAccountFields, text }
const ending = { fields: rejectFields, text }

type Props = { readonly row: MasterRow; readonly action: BankAction; readonly onClose: () => void }

/** Form for a new or replacing account, or for the reason of ending one. */
export function SupplierBankDialog({ row, action, onClose }: Props) {
  const { t } = useLanguage()
  const { id, name } = row
  const shared = { page: t(supplier.text.title), onClose }
  if (action.kind === 'propose' || action.kind === 'replace') {
    const replaced = action.kind === 'replace' ? action.account : null
    return (
      <FieldsDialog
        {...shared}
        title={
          replaced === null ? t(text.proposeTitle, { name }) : t(text.replaceTitle, { masked: replaced.masked, name })
        }
        {...(replaced !== null && { lead: t(text.replaceHint, { masked: replaced.masked }) })}
        requested={account}
        onRefusal="isKnownElsewhere"
        route={proposeBankAccount}
        target={{ id, replacesId: replaced?.id ?? null }}
        confirm={t(text.propose)}
        doneWords={({ items }) => t(text.proposed, { masked: items[0]?.masked ?? '' })}
      />
    )
  }
  const { masked, id: accountId, state } = action.account
  const isReject = action.kind === 'reject'
  const closing = state === 'pending' ? text.withdraw : text.retire
  return (
    <FieldsDialog
      {...shared}
      title={t(isReject ? text.rejectTitle : text.retireTitle, { masked, name })}
      requested={ending}
      route={isReject ? rejectBankAccount : retireBankAccount}
      target={{ id: accountId }}
      confirm={t(isReject ? text.reject : closing)}
      isDanger
      doneWords={() => t(isReject ? text.rejectedNow : text.retiredNow, { masked })}
    />
  )
}
