import type { Receivable } from '@countinghouse/contract/purchase/goods-receipt'
import { text } from '@countinghouse/contract/purchase/goods-receipt.text'
import styles from '../../../kit/receiving/receiving.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type ReceivableListProps = {
  readonly orders: readonly Receivable[]
  readonly onChoose: (order: Receivable) => void
}

/** Orders with open quantities for the caller's stores. */
export function ReceivableList({ orders, onChoose }: ReceivableListProps) {
  const { t, formatNumber, formatDate } = useLanguage()
  return (
    <ul className={styles.shipments}>
      {orders.map((order) => {
        const facts = [
          ...(order.dueOn === null ? [] : [t(text.due, { date: formatDate(order.dueOn) })]),
          t(text.pieces, { pieces: formatNumber(order.pieces) }),
        ]
        return (
          <li key={`${order.id} ${order.storeId}`}>
            <button type="button" className={styles.shipment} onClick={() => onChoose(order)}>
              <strong>
                <bdi>{order.number}</bdi>
              </strong>
              <span>
                <bdi>{order.supplier}</bdi> · <bdi>{order.store}</bdi>
              </span>
              <span className={styles.quiet}>{facts.join(' · ')}</span>
              {order.isOpen && <span className={styles.quiet}>{t(text.goOn)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
