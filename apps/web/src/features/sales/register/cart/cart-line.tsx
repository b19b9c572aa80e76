import { text } from '@countinghouse/contract/sales/register.text'
import { IconMinus, IconPercentage, IconPlus, IconX } from '@tabler/icons-react'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { changeQuantity, removeLine } from '../state/cart-actions.ts'
import styles from './cart.module.css'
import { KitParts } from './kit-parts.tsx'
import { LineDiscount } from './line-discount.tsx'
import { QuantityField } from './quantity-field.tsx'
import { SerialEntry } from './serial-entry.tsx'
import type { CartRow } from '../state/use-cart.ts'

type Props = {
  readonly row: CartRow
  readonly currency: string
  readonly isLast: boolean
  readonly isEdited: boolean
  readonly onEdit: (isOpen: boolean) => void
  readonly onLeave: () => void
}

/** A line of the cart with its quantity, discount and amount. */
export function CartLine(props: Props) {
  const { row, currency, isLast, isEdited, onEdit, onLeave } = props
  const { t, locale } = useLanguage()
  const { id, item, quantity, unitMinor, amounts } = row
  const name = [item.name, item.options].filter(Boolean).join(', ')
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const isReduced = amounts !== null && amounts.discountMinor > 0
  return (
    <li className={styles.line} data-last={isLast || undefined} data-none={quantity === 0 || undefined}>
      <span className={styles.stepper}>
        <IconButton
          label={t(text.fewer, { name })}
          disabled={quantity === 0}
          onClick={() => changeQuantity(id, quantity - 1)}
        >
          <IconMinus size={18} stroke={1.75} />
        </IconButton>
        <QuantityField
          id={quantityFieldId(id)}
          label={t(text.quantityOf, { name })}
          value={quantity}
          onChange={(next) => changeQuantity(id, next)}
          onLeave={onLeave}
        />
        <IconButton label={t(text.more, { name })} onClick={() => changeQuantity(id, quantity + 1)}>
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
      </span>
      <div className={styles.product}>
        <bdi className={styles.name}>{name}</bdi>
        <LineNotes row={row} currency={currency} />
        <KitParts row={row} currency={currency} />
      </div>
      <bdi className={styles.price}>{money(unitMinor)}</bdi>
      <span className={styles.amount}>
        {isReduced && (
          <s>
            <span className="visually-hidden">{t(text.before)} </span>
            <bdi>{money(amounts.baseMinor)}</bdi>
          </s>
        )}
        <bdi>{money(amounts === null ? 0 : amounts.baseMinor - amounts.discountMinor)}</bdi>
      </span>
      <span className={styles.tools}>
        <IconButton
          label={t(text.discountOf, { name })}
          aria-expanded={isEdited}
          aria-keyshortcuts="F6"
          onClick={() => onEdit(!isEdited)}
        >
          <IconPercentage size={18} stroke={1.75} />
        </IconButton>
        <IconButton label={t(text.remove, { name })} onClick={() => removeLine(id)}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </span>
      {item.isSerial && quantity > 0 && <SerialEntry row={row} onLeave={onLeave} />}
      {isEdited && <LineDiscount row={row} currency={currency} onClose={() => onEdit(false)} />}
    </li>
  )
}

export function quantityFieldId(id: number): string {
  return `till-quantity-${id}`
}

/** SKU, discount and warnings below the name. */
function LineNotes({ row, currency }: { readonly row: CartRow; readonly currency: string }) {
  const { t, locale, formatNumber, formatRate } = useLanguage()
  const { item, quantity, discountPpm, overrideMinor, isRefused, promotions, note } = row
  const isShort = item.available !== null && quantity > item.available
  return (
    <span className={styles.notes}>
      <bdi>{item.sku}</bdi>
      {discountPpm > 0 && <bdi data-tone="primary">{t(text.lineDiscount, { rate: formatRate(discountPpm) })}</bdi>}
      {overrideMinor !== null && <span data-tone="primary">{t(text.ownPrice)}</span>}
      {note !== '' && <bdi>{note}</bdi>}
      {promotions.map(({ promotionId, name, amountMinor, refusal }) =>
        refusal === null ? (
          <span key={promotionId} data-tone="primary">
            <bdi>{name}</bdi> <bdi className={styles.taken}>{formatAmount(-amountMinor, currency, locale)}</bdi>
          </span>
        ) : (
          <span key={promotionId}>{t(text[`displaced_${refusal}`], { name })}</span>
        ),
      )}
      {isShort && <span data-tone="warning">{t(text.available, { quantity: formatNumber(item.available ?? 0) })}</span>}
      {isRefused && <span data-tone="danger">{t(text.refused)}</span>}
    </span>
  )
}
