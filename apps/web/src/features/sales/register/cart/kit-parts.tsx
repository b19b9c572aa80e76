import { text } from '@countinghouse/contract/sales/register-kit.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import type { CartRow } from '../state/use-cart.ts'
import styles from './cart.module.css'

/** Components of a kit in the cart, folded, with what each costs in it. */
export function KitParts({ row, currency }: { readonly row: CartRow; readonly currency: string }) {
  const { t, locale, formatNumber } = useLanguage()
  const { item, quantity, amounts } = row
  if (item.kit === null) return null
  const { components } = item.kit
  return (
    <details className={styles.parts}>
      <summary>{t(text.parts, { count: components.length })}</summary>
      <ul>
        {components.map((component, at) => {
          const part = amounts?.parts?.[at]
          const count = component.quantity * Math.max(quantity, 1)
          const isShort = component.available !== null && component.available < count
          return (
            <li key={`${component.groupNo ?? 0} ${component.variantId}`}>
              <bdi data-tone={isShort ? 'warning' : undefined}>
                {formatNumber(count)} × {[component.name, component.options].filter(Boolean).join(', ')}
              </bdi>
              {part !== undefined && <bdi>{formatAmount(part.baseMinor - part.discountMinor, currency, locale)}</bdi>}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
