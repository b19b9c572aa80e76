import { listArriving, openTransferReceipt } from '@countinghouse/contract/inventory/transfer-receipt'
import { text } from '@countinghouse/contract/inventory/transfer-receipt.text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale, routeQuery } from '../../app/calls/queries.ts'
import { answerScan } from '../../app/scan/scan-feedback.ts'
import { useScans } from '../../app/scan/scan.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import type { ListShared } from '../../kit/list/list-parts.ts'
import { CodeField } from '../../ui/field/code-field.tsx'
import { RecordBody } from '../../kit/record/record-body.tsx'
import { RecordMissing } from '../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx'
import { timedUuid } from '../../kit/document/timed-uuid.ts'
import styles from './inventory.module.css'
import receiving from '../../kit/receiving/receiving.module.css'

/** Selects the shipment by scan, number or list. */
export function ShipmentStart(shared: ListShared) {
  const language = useLanguage()
  const { t, formatInstant, formatNumber } = language
  const queryClient = useQueryClient()
  const [entered, setEntered] = useState('')
  const [problem, setProblem] = useState<string>()
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  const { data, error, refetch } = useQuery(routeQuery(listArriving, {}))

  /** Answers whether the shipment can be received here. */
  async function receive(shipment: string): Promise<boolean> {
    if (shipment.trim() === '') return false
    try {
      const { id } = await call(openTransferReceipt, { uid, shipment })
      await invalidateStale(queryClient, openTransferReceipt)
      await shared.setState({ open: id }, { isForced: true, replace: true })
      return true
    } catch (refusal) {
      setProblem(failureText(language, refusal, t(text.title)))
      return false
    }
  }

  useScans(({ text: scanned }) => void receive(scanned).then(answerScan))

  return (
    <RecordPanel shared={shared} title={t(text.receive)} isPage>
      <RecordBody>
        <div className={receiving.entry}>
          <CodeField
            label={t(text.shipment)}
            hint={t(text.shipment_hint)}
            problem={problem}
            value={entered}
            onType={setEntered}
            onEnter={() => void receive(entered)}
          />
        </div>
        <h2 className={styles.heading}>{t(text.arriving)}</h2>
        {data === undefined && error === null && <RecordSkeleton count={3} />}
        {data === undefined && error !== null && <RecordMissing error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p className={styles.quiet}>{t(text.noneArriving)}</p>}
        <ul className={receiving.shipments}>
          {data?.items.map((shipment) => (
            <li key={shipment.id}>
              <button type="button" className={receiving.shipment} onClick={() => void receive(shipment.number)}>
                <strong>
                  <bdi>{shipment.number}</bdi>
                </strong>
                <span>
                  {t(text.from)} <bdi>{shipment.fromStore}</bdi> · {t(text.to)} <bdi>{shipment.toStore}</bdi>
                </span>
                <span className={receiving.quiet}>
                  {t(text.sent)} {formatInstant(shipment.dispatchedAt)} · {t(text.pieces)}{' '}
                  {formatNumber(shipment.pieces)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </RecordBody>
    </RecordPanel>
  )
}
