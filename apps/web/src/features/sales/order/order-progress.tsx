import type { DocumentRow } from '@countinghouse/contract/document'
import type { OrderProgress } from '@countinghouse/contract/sales/order-progress'
import { getOrderProgress } from '@countinghouse/contract/sales/order-progress'
import { text } from '@countinghouse/contract/sales/order-progress.text'
import { text as orderText } from '@countinghouse/contract/sales/sales-order.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { DeliverOrder } from './deliver-order.tsx'
import { TakeDeposit } from './take-deposit.tsx'
import { OnlineTable } from './online-table.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import styles from './order.module.css'

/** Statuses in which a deposit is received. */
const awaiting: readonly string[] = ['on_hold', 'confirmed']

/** Reservation, delivery and invoicing of an order by line, its deliveries, its deposit and the credit of the customer. */
export function OrderProgressPanel({ row }: { readonly row: DocumentRow }) {
  const { t } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getOrderProgress, { id: row.id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const { items, deliveries, deposit, payment, online, credit } = data
  const isBilled = items.every(({ invoiced, cancelled, quantity }) => invoiced + cancelled >= quantity)
  const mayTake = awaiting.includes(row.status) && !isBilled && payment.openMinor > 0
  return (
    <RecordBody side="progress">
      <div className={styles.actions}>
        {row.status === 'confirmed' && items.some(({ open }) => open > 0) && <DeliverOrder id={row.id} />}
        {mayTake && <TakeDeposit id={row.id} isAsked={deposit.paidMinor < deposit.requiredMinor} />}
      </div>
      <Money deposit={deposit} payment={payment} credit={credit} />
      <Lines items={items} />
      {online.length > 0 && (
        <>
          <h2 className={styles.heading}>{t(text.online)}</h2>
          <OnlineTable online={online} currency={deposit.currency} />
        </>
      )}
      <h2 className={styles.heading}>{t(text.deliveries)}</h2>
      {deliveries.length === 0 ? (
        <p className={styles.quiet}>{t(text.noDeliveries)}</p>
      ) : (
        <DeliveryTable deliveries={deliveries} />
      )}
    </RecordBody>
  )
}

/** The deposit of the order, where there is one, and the credit of the customer. */
function Money({ deposit, payment, credit }: Pick<OrderProgress, 'deposit' | 'payment' | 'credit'>) {
  const { t, locale } = useLanguage()
  const { currency, requiredMinor, paidMinor, usedMinor, leftMinor } = deposit
  const inOrder = (minor: number) => formatAmount(minor, currency, locale)
  const inCompany = (minor: number) => formatAmount(minor, credit.currency, locale)
  const paid = inOrder(paidMinor)
  const used = inCompany(credit.usedMinor)
  const status = t(orderText[`paymentStatus_${payment.status}`])
  const facts = [
    {
      label: t(text.payment),
      value: payment.openMinor > 0 ? t(text.openOf, { status, open: inOrder(payment.openMinor) }) : status,
      isShown: true,
    },
    {
      label: t(text.deposit),
      value:
        requiredMinor > 0
          ? t(text.depositOf, { paid, required: inOrder(requiredMinor) })
          : t(text.depositPaid, { paid }),
      isShown: requiredMinor > 0 || paidMinor > 0,
    },
    {
      label: t(text.depositUse),
      value: t(text.depositUsed, { used: inOrder(usedMinor), left: inOrder(leftMinor) }),
      isShown: usedMinor > 0,
    },
    {
      label: t(text.credit),
      value:
        credit.limitMinor === null
          ? t(text.noLimit, { used })
          : t(text.creditOf, { used, limit: inCompany(credit.limitMinor) }),
      isShown: true,
    },
  ]
  return <FactList facts={facts.filter(({ isShown }) => isShown)} />
}

const quantities = ['reserved', 'delivered', 'invoiced', 'open'] as const

function Lines({ items }: Pick<OrderProgress, 'items'>) {
  const { t, formatNumber } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(text.progress)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          <th scope="col" data-number>
            {t(text.ordered)}
          </th>
          {quantities.map((key) => (
            <th key={key} scope="col" data-number>
              {t(text[key])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.lineNo}>
            <th scope="row">
              <bdi>{[item.name, item.options].filter(Boolean).join(', ')}</bdi>
              <span className={figures.under}>
                <bdi>{item.sku}</bdi>
                {item.open > item.reserved && (
                  <span className={styles.short}>
                    {' · '}
                    {t(text.backOrder, { count: formatNumber(item.open - item.reserved) })}
                  </span>
                )}
              </span>
            </th>
            <td data-number data-label={t(text.ordered)}>
              {formatNumber(item.quantity)}
            </td>
            {quantities.map((key) => (
              <td key={key} data-number data-label={t(text[key])}>
                {formatNumber(item[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
