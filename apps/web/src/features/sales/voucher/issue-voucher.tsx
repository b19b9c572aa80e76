import { issueVoucher, storeCredit } from '@countinghouse/contract/sales/voucher'
import { text } from '@countinghouse/contract/sales/voucher.text'
import { useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly onIssued: (id: number) => void; readonly onClose: () => void }

/** Asks for what store credit is issued with. Sent again, it is issued once. */
export function IssueVoucher({ onIssued, onClose }: Props) {
  const { t } = useLanguage()
  const [uid] = useState(() => crypto.randomUUID())
  return (
    <FieldsDialog
      title={t(text.issue)}
      lead={t(text.issueLead)}
      requested={{ fields: storeCredit, text }}
      confirm={t(text.issue)}
      route={issueVoucher}
      target={{ uid }}
      page={t(text.title)}
      doneWords={() => t(text.issued)}
      onDone={({ id }) => onIssued(id)}
      onClose={onClose}
    />
  )
}
