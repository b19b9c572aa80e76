import type { PaymentChoice } from '@countinghouse/contract/sales/register'
import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import { text as foreignText } from '@countinghouse/contract/sales/foreign-cash.text'
import { text } from '@countinghouse/contract/sales/register.text'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { NamedIcon } from '../../../../ui/display/icons.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import pay from './pay.module.css'
import { foreignOf, likelyNotes } from './settle.ts'
import { mainCash } from './tender-issue.ts'

/** Keys of kinds of payment by their place on the keyboard. Source: docs/guides/sales.md, Keys. */
const keys: Readonly<Record<string, string>> = {
  cash: 'C',
  card_manual: 'K',
  card_terminal: 'T',
  mobile: 'M',
  bank_transfer: 'B',
  cheque: 'Q',
  points: 'P',
  on_account: 'A',
}

function keyOf({ kind, foreign }: PaymentChoice): string | undefined {
  return foreign === null ? keys[kind] : 'F'
}

/** The first payment type whose key was pressed. */
export function typeOfKey(types: readonly PaymentChoice[], code: string): PaymentChoice | undefined {
  return types.find((type) => keyOf(type) !== undefined && code === `Key${keyOf(type)}`)
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
  const main = mainCash(types)
  const cash = main?.allowChange === true ? main : undefined
  const foreignDue = (type: PaymentChoice) => {
    const due = foreignOf(type, dueMinor, currency)
    if (due !== null) return t(foreignText.dueIn, { amount: codedAmount(due.exactMinor, due.from) })
    return t(foreignText.withoutRate)
  }
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
            {type.icon !== null && <NamedIcon name={type.icon.replace('_', '-')} size={20} />}
            <span>
              <bdi>{type.name}</bdi>
              {type.foreign !== null && (
                <span className={pay.foreign}>
                  <bdi>{foreignDue(type)}</bdi>
                </span>
              )}
            </span>
            {types.find((one) => keyOf(one) === keyOf(type)) === type && keyOf(type) !== undefined && (
              <kbd aria-hidden>{keyOf(type)}</kbd>
            )}
          </button>
        ))}
      </div>
    </>
  )
}
