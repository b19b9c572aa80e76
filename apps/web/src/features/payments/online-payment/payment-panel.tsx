import {
  cancelPayment,
  capturePayment,
  checkPayment,
  getCardPayment,
} from '@countinghouse/contract/payments/card-payment'
import { text } from '@countinghouse/contract/payments/card-payment.text'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import { permissionName } from '@countinghouse/contract/page'
import type { Route } from '@countinghouse/contract/route'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ask } from '../../../kit/dialog/confirm.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './online-payment.module.css'
import { EventTable } from './event-table.tsx'
import { RefundTable } from './refund-table.tsx'

const RefundDialog = later(async () => (await import('./refund-dialog.tsx')).RefundDialog)

/** Events and refunds of a payment, and what can be done with it at the provider. */
export function PaymentPanel({ row: { id, status, currencyCode } }: DocumentSideProps) {
  const language = useLanguage()
  const { t, locale } = language
  const can = useCan()
  const write = useWrite(t(onlinePayment.text.title))
  const [isRefunding, setIsRefunding] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { data, error, refetch } = useQuery({ ...routeQuery(getCardPayment, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={6} />
  const currency = String(currencyCode)
  const may = (event: string) => can(permissionName(onlinePayment.page, event))

  async function send(route: Route, done: Text, question: Text | null): Promise<void> {
    if (question !== null) {
      const choice = await ask.confirm({ title: t(question), confirm: t(done) })
      if (choice !== 'confirm') return
    }
    setIsBusy(true)
    const answer = await write(route, { id })
    setIsBusy(false)
    if (answer !== null) showToast(language, { tone: 'done', message: t(text.checked) })
  }

  return (
    <RecordBody side="payment">
      <div className={styles.actions}>
        {may('check') && (
          <Button variant="default" loading={isBusy} onClick={() => void send(checkPayment, text.check, null)}>
            {t(text.check)}
          </Button>
        )}
        {may('capture') && status === 'authorised' && (
          <Button loading={isBusy} onClick={() => void send(capturePayment, text.capture, text.captureQuestion)}>
            {t(text.capture)}
          </Button>
        )}
        {may('cancel') && ['sent', 'authorised'].includes(status) && (
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void send(cancelPayment, text.cancel, text.cancelQuestion)}
          >
            {t(text.cancel)}
          </Button>
        )}
        {may('refund') && data.refundableMinor > 0 && (
          <Button variant="default" onClick={() => setIsRefunding(true)}>
            {t(text.refund)}
          </Button>
        )}
        {data.refundableMinor > 0 && (
          <span className={styles.quiet}>
            {t(text.refundable)} <bdi>{formatAmount(data.refundableMinor, currency, locale)}</bdi>
          </span>
        )}
      </div>
      <EventTable events={data.events} />
      <RefundTable refunds={data.refunds} currency={currency} />
      {isRefunding && (
        <Suspense>
          <RefundDialog id={id} onClose={() => setIsRefunding(false)} />
        </Suspense>
      )}
    </RecordBody>
  )
}
