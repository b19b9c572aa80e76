import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { shownLines } from '@countinghouse/contract/sales/receipt-kits'
import { text } from '@countinghouse/contract/sales/register.text'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import cart from '../cart/cart.module.css'
import { QuantityField } from '../cart/quantity-field.tsx'
import type { ReturnDraft } from '../state/tills-state.ts'
import { changeReturn } from '../state/tills-store.ts'
import styles from './returns.module.css'
import { ReturnTerm } from './return-term.tsx'
import { ReturnKit } from './return-kit.tsx'
import type { ReturnedLine } from './returned-lines.ts'
import { returnedLines } from './returned-lines.ts'
import { SerialChoice } from './serial-choice.tsx'

type Props = { readonly receipt: Receipt; readonly draft: ReturnDraft; readonly currency: string }

/** Lines of the receipt with the quantity that comes back, and whether it goes back to stock; components stand below their kit. */
export function ReturnLines({ receipt, draft, currency }: Props) {
  const returned = new Map(returnedLines(receipt, draft).map((line) => [line.lineNo, line]))
  const rowOf = (line: Line) => (
    <ReturnLine
      key={line.lineNo}
      receiptId={receipt.id}
      line={line}
      back={returned.get(line.lineNo) ?? null}
      draft={draft}
      currency={currency}
    />
  )
  return (
    <ul className={cart.lines}>
      {shownLines(receipt).map(({ key, head, line, parts }) =>
        line === null ? (
          <li key={key}>
            <ReturnKit
              receiptId={receipt.id}
              name={[head.name, head.options].filter(Boolean).join(', ')}
              parts={parts}
              draft={draft}
            />
            <ul className={styles.parts}>{parts.map(rowOf)}</ul>
          </li>
        ) : (
          rowOf(line)
        ),
      )}
    </ul>
  )
}

type Line = Receipt['lines'][number]
type LineProps = Pick<Props, 'draft' | 'currency'> & {
  readonly receiptId: number
  readonly line: Line
  /** What comes back of it; null: nothing. */
  readonly back: ReturnedLine | null
}

function ReturnLine({ receiptId, line, back, draft, currency }: LineProps) {
  const { t, locale, formatNumber } = useLanguage()
  const { lineNo } = line
  const left = line.quantity - line.returnedQuantity
  const quantity = back?.quantity ?? 0
  const name = [line.name, line.options].filter(Boolean).join(', ')
  const change = (next: number) =>
    changeReturn(receiptId, ({ quantities }) => ({
      quantities: { ...quantities, [lineNo]: Math.max(0, Math.min(next, left)) },
      // The refund is another one: payments that were entered for it no longer fit.
      tenders: [],
    }))
  return (
    <li className={cart.line} data-last={quantity > 0 || undefined}>
      <span className={cart.stepper}>
        <IconButton label={t(text.fewer, { name })} disabled={quantity === 0} onClick={() => change(quantity - 1)}>
          <IconMinus size={18} stroke={1.75} />
        </IconButton>
        <QuantityField
          id={returnQuantityId(lineNo)}
          label={t(text.returnQuantityOf, { name })}
          value={quantity}
          most={left}
          onChange={change}
        />
        <IconButton label={t(text.more, { name })} disabled={quantity >= left} onClick={() => change(quantity + 1)}>
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
      </span>
      <span className={cart.product}>
        <bdi className={cart.name}>{name}</bdi>
        <span className={cart.notes}>
          <bdi>{line.sku}</bdi>
          <span>{t(text.soldLeft, { sold: formatNumber(line.quantity), left: formatNumber(left) })}</span>
          <ReturnTerm line={line} />
        </span>
      </span>
      <bdi className={cart.price}>{formatAmount(line.unitMinor, currency, locale)}</bdi>
      <bdi className={cart.amount}>{formatAmount(back?.grossMinor ?? 0, currency, locale)}</bdi>
      {line.returnable.length > 0 && (
        <SerialChoice
          serialNos={line.returnable}
          chosen={draft.serials[lineNo] ?? []}
          onChange={(chosen) => {
            changeReturn(receiptId, ({ serials }) => ({ serials: { ...serials, [lineNo]: chosen } }))
            change(chosen.length)
          }}
        />
      )}
      {quantity > 0 && (
        <label className={styles.restock}>
          <input
            type="checkbox"
            checked={!draft.unstocked.includes(lineNo)}
            onChange={({ currentTarget: { checked } }) =>
              changeReturn(receiptId, ({ unstocked }) => ({
                unstocked: checked ? unstocked.filter((one) => one !== lineNo) : [...unstocked, lineNo],
              }))
            }
          />
          {t(text.restock)}
        </label>
      )}
    </li>
  )
}

export function returnQuantityId(lineNo: number): string {
  return `return-quantity-${String(lineNo)}`
}
