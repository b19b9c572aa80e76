import { text } from '@countinghouse/contract/accounts/budget-amounts.text'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { memo, useState } from 'react'
import { enteredAmount } from '../../../kit/fields/amount.ts'
import { useSteady } from '../../../ui/behaviour/use-steady.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { EnteredAccounts, EnteredMonths } from './budget-entered.ts'
import { readMinor, readMonths, splitYear } from './budget-entered.ts'
import styles from './budget.module.css'

type Props = {
  readonly id: string
  readonly row: number
  readonly accountId: number
  readonly name: string
  readonly entered: EnteredMonths
  readonly labels: readonly string[]
  readonly currency: string
  readonly canEdit: boolean
  readonly onChange: (more: EnteredAccounts) => void
  readonly onPaste: (event: ClipboardEvent, row: number, month: number) => void
  readonly onPress: (event: KeyboardEvent, row: number, column: number) => void
}

function steadyWords(kept: readonly string[], now: readonly string[]): readonly string[] {
  return kept.length === now.length && kept.every((word, place) => word === now[place]) ? kept : now
}

/** An account with its months and year. */
export function BudgetRow(props: Props) {
  return (
    <Cells {...props} entered={useSteady(props.entered, steadyWords)} labels={useSteady(props.labels, steadyWords)} />
  )
}

/** Memoised, so that only the edited account rerenders. */
const Cells = memo(function Cells(props: Props) {
  const { id, row, accountId, name, entered, labels, currency, canEdit, onChange, onPaste, onPress } = props
  const { t } = useLanguage()
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {entered.map((value, month) => (
        <td key={labels[month]}>
          <input
            id={`${id}-${month}`}
            className={styles.cell}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            aria-label={t(text.cell, { account: name, month: labels[month] ?? '' })}
            aria-invalid={readMinor(value, currency) === null || undefined}
            readOnly={!canEdit}
            value={value}
            onChange={({ currentTarget }) => onChange({ [accountId]: entered.with(month, currentTarget.value) })}
            onPaste={(event) => onPaste(event, row, month)}
            onKeyDown={(event) => onPress(event, row, month)}
          />
        </td>
      ))}
      <td>
        <YearCell {...props} />
      </td>
    </tr>
  )
})

/** The sum of the months; an amount entered here is split over them when the cell is left. */
function YearCell({ id, row, accountId, name, entered, labels, currency, canEdit, onChange, onPress }: Props) {
  const { t } = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const months = readMonths(entered, currency)
  const sum = months?.reduce((total, amount) => total + amount, 0) ?? 0
  const amount = typed === null ? null : readMinor(typed, currency)

  function take(): void {
    if (amount !== null && amount !== sum) onChange({ [accountId]: splitYear(amount, currency) })
    if (typed === null || amount !== null) setTyped(null)
  }

  return (
    <input
      id={`${id}-${labels.length}`}
      className={styles.cell}
      data-year
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      aria-label={t(text.cell, { account: name, month: t(text.year) })}
      aria-invalid={(typed !== null && amount === null) || undefined}
      readOnly={!canEdit}
      value={typed ?? (sum === 0 ? '' : enteredAmount(sum, currency))}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        onPress(event, row, labels.length)
      }}
    />
  )
}
