import type { PaymentChoice } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import pay from './pay.module.css'
import { likelyNotes } from './settle.ts'

/** Keys of kinds of payment by their place on the keyboard. Source: docs/guides/sales.md, Keys. */
const keys: Readonly<Record<string, string>> = {
  cash: 'C',
  card_manual: 'K',
  mobile: 'M',
  bank_transfer: 'B',
  cheque: 'Q',
  points: 'P',
  on_account: 'A',
}

/** The first payment type whose key was pressed. */
export function typeOfKey(types: readonly PaymentChoice[], code: string): PaymentChoice | undefined {
  return types.find(({ kind }) => keys[kind] !== undefined && code === `Key${keys[kind]}`)
}

type Props = {
  readonly types: readonly PaymentChoice[]
  readonly dueMinor: number
  readonly currency: string
  readonly isRefund: boolean
  /** `amountMinor`: in place of the entered amount. */
  readonly onChoose: (type: PaymentChoice, amountMinor?: number) => void
}

/** A button for each payment type, and for sums of notes that are likely. */
export function PaymentTypes({ types, dueMinor, currency, isRefund, onChoose }: Props) {
  const { t, locale } = useLanguage()
  const cash = types.find(({ kind, allowChange }) => kind === 'cash' && allowChange)
  return (
    <>
      {cash !== undefined && !isRefund && (
        <div className={pay.notes} role="group" aria-label={t(text.notes)}>
          {likelyNotes(dueMinor, currency).map((sum) => (
            <button key={sum} type="button" className={pay.choice} onClick={() => onChoose(cash, sum)}>
              <bdi>{formatAmount(sum, currency, locale).replace(/[.,]00(?!\d)/, '')}</bdi>
            </button>
          ))}
        </div>
      )}
      <div className={pay.types} role="group" aria-label={t(text.types)}>
        {types.map((type) => (
          <button key={type.id} type="button" className={pay.type} onClick={() => onChoose(type)}>
            <bdi>{type.name}</bdi>
            {types.find(({ kind }) => kind === type.kind) === type && keys[type.kind] !== undefined && (
              <kbd aria-hidden>{keys[type.kind]}</kbd>
            )}
          </button>
        ))}
      </div>
    </>
  )
}
