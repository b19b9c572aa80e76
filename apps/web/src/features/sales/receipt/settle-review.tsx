import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { reviewFields, settleReview } from '@countinghouse/contract/sales/receipt-review'
import { text } from '@countinghouse/contract/sales/offline-review.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: reviewFields, text }

type Props = { readonly receipt: Pick<Receipt, 'id' | 'number'>; readonly onClose: () => void }

/** Asks what a person found who looked at a sale of a device. */
export function SettleReview({ receipt: { id, number }, onClose }: Props) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.settle)}
      lead={t(text.settleLead)}
      requested={requested}
      confirm={t(text.settle)}
      route={settleReview}
      target={{ id }}
      page={t(receiptsPage.title)}
      doneWords={() => t(text.settled, { number })}
      onClose={onClose}
    />
  )
}
