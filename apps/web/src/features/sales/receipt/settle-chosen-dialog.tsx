import type { OutputOfRoute } from '@countinghouse/contract/route'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { reviewFields, settleReviews } from '@countinghouse/contract/sales/receipt-review'
import { text } from '@countinghouse/contract/sales/offline-review.text'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

const requested = { fields: reviewFields, text }

type Props = { readonly chosen: ChosenRecords; readonly onClose: () => void }
type Done = OutputOfRoute<typeof settleReviews>

/** Asks what was found, and afterwards shows which sales were left alone. */
export function SettleChosenDialog({ chosen, onClose }: Props) {
  const { t } = useLanguage()
  const [done, setDone] = useState<Done | null>(null)
  const isTold = useRef(false)

  /** The bar of the selection, and with it this dialog, goes as soon as nothing is selected. */
  function leave(): void {
    chosen.clear()
    onClose()
  }

  if (done !== null) return <LeftAlone done={done} onClose={leave} />
  return (
    <FieldsDialog
      title={t(text.settleMany, { count: chosen.count ?? chosen.rows.length })}
      lead={t(text.settleManyLead)}
      requested={requested}
      confirm={t(text.settle)}
      route={settleReviews}
      target={{ selection: chosen.selection }}
      page={t(receiptsPage.title)}
      doneWords={({ settled }) => t(text.settledMany, { count: settled })}
      onDone={(answer) => {
        if (answer.left === 0) return chosen.clear()
        isTold.current = true
        setDone(answer)
      }}
      onClose={() => {
        if (!isTold.current) onClose()
      }}
    />
  )
}

function LeftAlone({ done, onClose }: { readonly done: Done; readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <Dialog
      title={t(text.settle)}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t(text.close)}
        </Button>
      }
    >
      <div role="status">
        <p>{t(text.settledMany, { count: done.settled })}</p>
        <p>{t(text.leftAlone, { count: done.left })}</p>
        <ul>
          {done.named.map(({ id, number, message }) => (
            <li key={id}>
              <Link to={receiptsPage.path} search={{ open: id } as never}>
                <bdi>{number}</bdi>
              </Link>
              : {message}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
