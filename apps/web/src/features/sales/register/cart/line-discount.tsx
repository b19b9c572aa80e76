import { mostLineNote } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { AmountEntry } from './amount-entry.tsx'
import { NoteField } from './note-field.tsx'
import { discountLine, noteLine, overridePrice } from '../state/cart-actions.ts'
import styles from './cart.module.css'
import { RateEntry } from './rate-entry.tsx'
import type { CartRow } from '../state/use-cart.ts'

type Props = {
  readonly row: CartRow
  readonly currency: string
  readonly onClose: () => void
}

/** Discount of a line, a price in place of that of the price list, and a note. */
export function LineDiscount({ row, currency, onClose }: Props) {
  const { t } = useLanguage()
  const { id, item, discountPpm, overrideMinor, note } = row
  return (
    <div className={styles.editor}>
      <RateEntry
        label={t(text.discount)}
        value={discountPpm}
        inputRef={focusFirst}
        onChange={(ppm) => discountLine(id, ppm)}
        onLeave={onClose}
      />
      <AmountEntry
        label={t(text.price)}
        value={overrideMinor ?? item.unitMinor}
        currency={currency}
        onChange={(minor) => overridePrice(id, minor === item.unitMinor ? null : minor)}
        onLeave={onClose}
      />
      <NoteField
        label={t(text.lineNote)}
        value={note}
        maxLength={mostLineNote}
        onChange={(next) => noteLine(id, next)}
        onLeave={onClose}
      />
    </div>
  )
}

function focusFirst(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
