import { text } from '@countinghouse/contract/procure/supplier-lines.text'
import type { SupplierPrice } from '@countinghouse/contract/procure/supplier-price'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './supplier-lines.module.css'

/** What a line costs today, from each quantity on; undefined while it is not known. */
export function TierPrices({ prices }: { readonly prices: readonly SupplierPrice[] | undefined }) {
  const { t } = useLanguage()
  if (prices === undefined) return null
  const today = prices.filter(({ state }) => state === 'today')
  if (today.length === 0) return <span className={styles.quiet}>{t(text.noPrice)}</span>
  return (
    <ul className={styles.tiers}>
      {today.map(({ id, minQty, unitPrice, currency }) => (
        <li key={id}>
          <bdi>{`${unitPrice} ${currency}`}</bdi>{' '}
          {today.length > 1 && <span className={styles.quiet}>{t(text.tier, { quantity: minQty })}</span>}
        </li>
      ))}
    </ul>
  )
}
