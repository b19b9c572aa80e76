import { permissionName } from '@countinghouse/contract/page'
import { receipts, receiptsPage } from '@countinghouse/contract/sales/receipt'
import { findReceipt } from '@countinghouse/contract/sales/receipt-lookup'
import { text } from '@countinghouse/contract/sales/receipt.text'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { call } from '../../../app/calls/call.ts'
import { failureText } from '../../../app/calls/failure-text.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const SettleChosen = later(async () => (await import('./settle-chosen.tsx')).SettleChosen)
const ReceiptRecord = later(async () => (await import('./receipt-record.tsx')).ReceiptRecord)

const columns = {
  number: { width: 128, grow: 0.3 },
  kind: { width: 88, grow: 0.2 },
  soldAt: { width: 152, grow: 0.3, stacked: 'detail' },
  storeId: { width: 144, stacked: 'detail' },
  cashier: { width: 144 },
  customerId: { width: 160 },
  payableMinor: { width: 120, grow: 0.3, stacked: 'status' },
  status: { width: 112, grow: 0.2, stacked: 'detail' },
  review: { width: 128, grow: 0.2, stacked: 'detail' },
} as const

/** Receipts of all tills; a scanned one opens. */
function Receipts() {
  const language = useLanguage()
  const navigate = useNavigate()
  const canReview = useCan()(permissionName(receiptsPage, 'review'))

  async function open(number: string): Promise<boolean> {
    try {
      const { id } = await call(findReceipt, { number })
      await navigate({ to: receiptsPage.path, search: ((before: object) => ({ ...before, open: id })) as never })
      return true
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, language.t(text.title)) })
      return false
    }
  }

  useScans(({ text: scanned }) => void open(scanned.slice(0, 80)).then(answerScan))

  return (
    <ListPage
      listing={receipts}
      columns={columns}
      record={(shared) => <ReceiptRecord {...shared} />}
      chosenActions={(chosen) =>
        canReview && (
          <Suspense>
            <SettleChosen chosen={chosen as unknown as ChosenRecords} />
          </Suspense>
        )
      }
    />
  )
}

export { Receipts as screen }
