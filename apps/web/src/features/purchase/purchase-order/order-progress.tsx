import type { OrderItem } from '@countinghouse/contract/purchase/order-items'
import { text } from '@countinghouse/contract/purchase/order-items.text'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

const quantities = ['quantity', 'accepted', 'rejected', 'cancelled', 'open'] as const

/** Ordered and received quantities of each line. */
export function OrderProgress({ items }: { readonly items: readonly OrderItem[] }) {
  const { t, formatNumber, formatDate } = useLanguage()
  const hasCosts = items.some(({ unitCost }) => unitCost != null)
  const cost = t(text.unitCost, { currency: companyCurrency() })
  return (
    <table className={styles.table} aria-label={t(text.progress)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          <th scope="col">{t(text.due)}</th>
          {quantities.map((key) => (
            <th key={key} scope="col" data-number>
              {t(text[key])}
            </th>
          ))}
          {hasCosts && (
            <th scope="col" data-number>
              {cost}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.lineNo}>
            <th scope="row">
              <bdi>{item.name}</bdi>
              <span className={styles.under}>
                <bdi>{item.sku}</bdi> · <bdi>{item.store}</bdi>
              </span>
            </th>
            <td data-label={t(text.due)}>
              {item.deliveries.map(({ dueOn, quantity, open }) => (
                <span key={dueOn} className={styles.delivery}>
                  {dueOn === null ? '–' : formatDate(dueOn)}
                  {item.deliveries.length > 1 &&
                    ` · ${t(text.openOf, { open: formatNumber(open), quantity: formatNumber(quantity) })}`}
                </span>
              ))}
            </td>
            {quantities.map((key) => (
              <td key={key} data-number data-label={t(text[key])}>
                {formatNumber(item[key])}
              </td>
            ))}
            {hasCosts && (
              <td data-number data-label={cost}>
                {item.unitCost == null ? '–' : formatNumber(Number(item.unitCost))}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
