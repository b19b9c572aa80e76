import { text } from '@countinghouse/contract/sales/register.text'
import { amountIssue, enteredAmount, parseAmount } from '../../../../kit/fields/amount.ts'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { useAppliedEntry } from './use-applied-entry.ts'

type Props = {
  readonly label: string
  /** Units: minor units. */
  readonly value: number
  readonly currency: string
  readonly onChange: (minor: number) => void
  readonly onLeave: () => void
}

/** A price, applied on Enter and on leaving the field. */
export function AmountEntry({ label, value, currency, onChange, onLeave }: Props) {
  const { t } = useLanguage()
  const entry = useAppliedEntry({
    written: enteredAmount(value, currency),
    read: (entered) => {
      const minor = parseAmount(entered, currency)
      if (minor !== null) return { value: minor }
      const issue = amountIssue(entered, currency)
      return { problem: entered.trim() === '' ? t(text.badPrice) : t(issue.text, issue.params) }
    },
    onChange,
    onLeave,
  })
  return <CodeField {...entry} label={label} inputMode="decimal" maxLength={16} />
}
