import { registerPage } from '@countinghouse/contract/sales/register'
import { permissionName } from '@countinghouse/contract/page'
import { text } from '@countinghouse/contract/sales/register.text'
import { useCan } from '../../../../app/session/session.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { AmountEntry } from './amount-entry.tsx'
import { discountLine, overridePrice } from '../state/cart-actions.ts'
import styles from './cart.module.css'
import { RateEntry } from './rate-entry.tsx'
import type { CartRow } from '../state/use-cart.ts'

type Props = {
  readonly row: CartRow
  readonly currency: string
  readonly mostDiscountPpm: number | null
  readonly onClose: () => void
}

/** Discount of a line and, with its permission, a price in place of that of the price list. */
export function LineDiscount({ row, currency, mostDiscountPpm, onClose }: Props) {
  const { t } = useLanguage()
  const can = useCan()
  const { id, item, discountPpm, overrideMinor } = row
  return (
    <div className={styles.editor}>
      <RateEntry
        label={t(text.discount)}
        value={discountPpm}
        most={mostDiscountPpm}
        inputRef={focusFirst}
        onChange={(ppm) => discountLine(id, ppm)}
        onLeave={onClose}
      />
      {can(permissionName(registerPage, 'price_override')) && (
        <AmountEntry
          label={t(text.price)}
          value={overrideMinor ?? item.unitMinor}
          currency={currency}
          onChange={(minor) => overridePrice(id, minor === item.unitMinor ? null : minor)}
          onLeave={onClose}
        />
      )}
    </div>
  )
}

function focusFirst(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
