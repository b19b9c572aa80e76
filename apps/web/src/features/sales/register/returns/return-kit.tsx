import type { Receipt } from '@countinghouse/contract/sales/receipt'
import { text } from '@countinghouse/contract/sales/register-kit.text'
import { text as registerText } from '@countinghouse/contract/sales/register.text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import cart from '../cart/cart.module.css'
import { QuantityField } from '../cart/quantity-field.tsx'
import type { ReturnDraft } from '../state/tills-state.ts'
import { changeReturn } from '../state/tills-store.ts'

type Part = Receipt['lines'][number]
type Props = {
  readonly receiptId: number
  readonly name: string
  readonly parts: readonly Part[]
  readonly draft: ReturnDraft
}

/** How many whole kits come back: as many of each component as they have. Components come back alone on their own lines. */
export function ReturnKit({ receiptId, name, parts, draft }: Props) {
  const { t, formatNumber } = useLanguage()
  const kitsIn = (quantityOf: (part: Part) => number) =>
    Math.min(...parts.map((part) => Math.floor(roundedQuantity(quantityOf(part) / (part.kitQuantity ?? 1)))))
  const left = kitsIn(({ quantity, returnedQuantity }) => quantity - returnedQuantity)
  const back = Math.min(
    kitsIn(({ lineNo }) => draft.quantities[lineNo] ?? 0),
    left,
  )
  const change = (kits: number) =>
    changeReturn(receiptId, ({ quantities }) => ({
      quantities: {
        ...quantities,
        ...Object.fromEntries(
          parts.map(({ lineNo, kitQuantity }) => [
            lineNo,
            roundedQuantity(Math.max(0, Math.min(kits, left)) * (kitQuantity ?? 1)),
          ]),
        ),
      },
      // The refund is another one: payments that were entered for it no longer fit.
      tenders: [],
    }))
  const label = t(text.wholeBack, { name })
  return (
    <div className={cart.line} data-last={back > 0 || undefined}>
      <span className={cart.stepper}>
        <IconButton
          label={t(registerText.fewer, { name: label })}
          disabled={back === 0}
          onClick={() => change(back - 1)}
        >
          <IconMinus size={18} stroke={1.75} />
        </IconButton>
        <QuantityField
          id={`return-kit-${String(parts[0]?.lineNo ?? 0)}`}
          label={t(registerText.returnQuantityOf, { name: label })}
          value={back}
          most={left}
          onChange={change}
        />
        <IconButton
          label={t(registerText.more, { name: label })}
          disabled={back >= left}
          onClick={() => change(back + 1)}
        >
          <IconPlus size={18} stroke={1.75} />
        </IconButton>
      </span>
      <span className={cart.product}>
        <bdi className={cart.name}>{name}</bdi>
        <span className={cart.notes}>
          <span>{t(text.wholeLeft, { left: formatNumber(left) })}</span>
        </span>
      </span>
    </div>
  )
}
