import { text } from '@countinghouse/contract/sales/register.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './side.module.css'
import type { Cart } from '../state/use-cart.ts'

/** The line that was changed last, large enough to be read from a step away. */
export function LastItem({ cart, currency }: { readonly cart: Cart; readonly currency: string }) {
  const { t, locale, formatNumber } = useLanguage()
  const row = cart.rows.find(({ id }) => id === cart.sheet.lastId)
  return (
    <div className={styles.last} role="status">
      {row !== undefined && (
        <>
          <bdi className={styles.lastName}>
            {formatNumber(row.quantity)} × {[row.item.name, row.item.options].filter(Boolean).join(', ')}
          </bdi>
          <span className={styles.lastNotes}>
            <bdi>{formatAmount(row.unitMinor, currency, locale)}</bdi>
            {row.item.available !== null && (
              <span>{t(text.available, { quantity: formatNumber(row.item.available) })}</span>
            )}
          </span>
        </>
      )}
    </div>
  )
}
