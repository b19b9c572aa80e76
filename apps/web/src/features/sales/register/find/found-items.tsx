import type { RegisterItem } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './find-items.module.css'

type Props = {
  readonly id: string
  readonly items: readonly RegisterItem[]
  readonly active: number | null
  readonly currency: string
  readonly onChoose: (item: RegisterItem) => void
}

/** Goods that match the entered words. */
export function FoundItems({ id, items, active, currency, onChoose }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  return (
    // A click on an option must not take the focus from the field.
    <ul
      id={id}
      role="listbox"
      aria-label={t(text.found)}
      className={styles.found}
      onPointerDown={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <li
          key={item.variantId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          ref={index === active ? keepInSight : null}
          onClick={() => onChoose(item)}
        >
          <span className={styles.named}>
            <bdi>{[item.name, item.options].filter(Boolean).join(', ')}</bdi>
            <span className={styles.under}>
              <bdi>{item.sku}</bdi>
              {item.available !== null && (
                <span data-short={item.available <= 0 || undefined}>
                  {t(text.available, { quantity: formatNumber(item.available) })}
                </span>
              )}
            </span>
          </span>
          <bdi className={styles.price}>{formatAmount(item.unitMinor, currency, locale)}</bdi>
        </li>
      ))}
    </ul>
  )
}

function keepInSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
