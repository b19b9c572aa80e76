import { text } from '@countinghouse/contract/sales/register.text'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { CartLine } from './cart-line.tsx'
import styles from './cart.module.css'
import type { Cart, CartRow } from '../state/use-cart.ts'

type Props = {
  readonly cart: Cart
  readonly currency: string
  /** Line whose discount is being entered. */
  readonly edited: number | null
  readonly onEdit: (id: number | null) => void
  /** After a quantity was entered. */
  readonly onLeave: () => void
}

/** Lines of the cart, the one scanned last first. */
export function CartLines({ cart, currency, edited, onEdit, onLeave }: Props) {
  const { t } = useLanguage()
  const { rows, sheet } = cart
  const places = new Map(sheet.order.map((id, place) => [id, place]))
  const placeOf = ({ id }: CartRow) => places.get(id) ?? 0
  if (rows.length === 0)
    return (
      <div className={styles.empty}>
        <p>{t(text.emptyCart)}</p>
      </div>
    )
  return (
    <>
      <div className={styles.heads} aria-hidden>
        <span>{t(text.quantity)}</span>
        <span>{t(text.product)}</span>
        <span>{t(text.price)}</span>
        <span>{t(text.amount)}</span>
      </div>
      <ul className={styles.lines}>
        {rows
          .toSorted((one, other) => placeOf(other) - placeOf(one))
          .map((row) => (
            <CartLine
              key={row.id}
              row={row}
              currency={currency}
              isLast={row.id === sheet.lastId}
              isEdited={row.id === edited}
              onEdit={(isOpen) => onEdit(isOpen ? row.id : null)}
              onLeave={onLeave}
            />
          ))}
      </ul>
    </>
  )
}
