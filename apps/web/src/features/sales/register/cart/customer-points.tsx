import { text } from '@countinghouse/contract/sales/register.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './side.module.css'
import type { UsablePoints } from './use-points.ts'

type Props = { readonly points: UsablePoints; readonly currency: string }

/** What the customer of the sale has in points. */
export function CustomerPoints({ points: { balance, valueMinor, tier }, currency }: Props) {
  const { t, locale } = useLanguage()
  const value = formatAmount(valueMinor, currency, locale)
  return (
    <p className={styles.points} role="status">
      {tier !== null && (
        <>
          <bdi>{t(text.tier, { tier })}</bdi>{' '}
        </>
      )}
      <bdi>{t(text.points, { count: balance, value })}</bdi>
    </p>
  )
}
