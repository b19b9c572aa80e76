import { text } from '@countinghouse/contract/sales/register.text'
import type { Text } from '@countinghouse/kernel/text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './side.module.css'
import type { Cart } from '../state/use-cart.ts'

/** Discounts, net, tax and total of the cart. */
export function CartTotals({ cart, currency }: { readonly cart: Cart; readonly currency: string }) {
  const { t, locale } = useLanguage()
  const { netMinor, taxMinor, grossMinor, discountMinor } = cart.totals
  const { balanceMinor, sheet } = cart
  const vouchersMinor = cart.dueMinor - grossMinor
  const lines: readonly (readonly [Text, number])[] = [
    ...(discountMinor > 0 ? [[text.discounts, -discountMinor] as const] : []),
    [text.subtotal, netMinor],
    [text.tax, taxMinor],
    ...(vouchersMinor > 0 ? [[text.giftVouchers, vouchersMinor] as const] : []),
    ...(sheet.exchange === null
      ? []
      : [[text.total, cart.dueMinor] as const, [text.returned, -sheet.exchange.grossMinor] as const]),
  ]
  return (
    <dl className={styles.totals}>
      {lines.map(([label, minor]) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>
            <bdi>{formatAmount(minor, currency, locale)}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t(sheet.exchange === null ? text.total : balanceMinor < 0 ? text.refund : text.toPay)}</dt>
        <dd>
          <bdi>{formatAmount(Math.abs(balanceMinor), currency, locale)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
