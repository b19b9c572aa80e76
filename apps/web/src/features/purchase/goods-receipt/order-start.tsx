import type { Receivable } from '@countinghouse/contract/purchase/goods-receipt'
import { listReceivable, receiveOrder, receiveOrderByNumber } from '@countinghouse/contract/purchase/goods-receipt'
import { text } from '@countinghouse/contract/purchase/goods-receipt.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import styles from '../../../kit/receiving/receiving.module.css'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import own from '../purchase.module.css'
import { ReceivableList } from './receivable-list.tsx'

/** Selects the order by scan, number or list, with the number of the delivery note. */
export function OrderStart(shared: ListShared) {
  const { t } = useLanguage()
  const [order, setOrder] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  const { data, error, refetch } = useQuery(routeQuery(listReceivable, {}))
  const write = useWrite(t(text.title), setProblems)
  const entered = { uid, supplierDocNo: note.trim() === '' ? null : note.trim() }

  async function open(opened: Promise<{ id: number } | null>): Promise<void> {
    setProblems({})
    const receipt = await opened
    if (receipt !== null) await shared.setState({ open: receipt.id }, { isForced: true, replace: true })
  }

  useScans(({ text: scanned }) => {
    setOrder(scanned)
    answerScan(true)
  })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (order.trim() !== '') void open(write(receiveOrderByNumber, { ...entered, order }))
  }

  const choose = ({ id, storeId }: Receivable) => void open(write(receiveOrder, { ...entered, id, storeId }))
  return (
    <RecordPanel shared={shared} title={t(text.receive)} isPage>
      <RecordBody>
        <form className={styles.entry} noValidate onSubmit={onSubmit}>
          <CodeField
            label={t(text.deliveryNote)}
            hint={t(text.deliveryNote_hint)}
            problem={problems['supplierDocNo']}
            maxLength={60}
            value={note}
            onType={setNote}
          />
          <CodeField
            label={t(text.order)}
            hint={t(text.order_hint)}
            problem={problems['order']}
            maxLength={60}
            value={order}
            onType={setOrder}
          />
          <div>
            <Button type="submit" disabled={order.trim() === ''}>
              {t(text.begin)}
            </Button>
          </div>
        </form>
        <h2 className={own.heading}>{t(text.receivable)}</h2>
        {data === undefined && error === null && <RecordSkeleton count={3} />}
        {data === undefined && error !== null && <RecordMissing error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p className={styles.quiet}>{t(text.noneReceivable)}</p>}
        {data !== undefined && <ReceivableList orders={data.items} onChoose={choose} />}
      </RecordBody>
    </RecordPanel>
  )
}
