import type { BudgetAmounts } from '@countinghouse/contract/accounts/budget'
import { text } from '@countinghouse/contract/accounts/budget-amounts.text'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useId } from 'react'
import { cellsOfText, isBlock } from '../../../kit/cell-grid/tab-separated.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useHandler } from '../../../ui/behaviour/use-handler.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { monthLabel } from '../statement/month-label.ts'
import { pasted, profitOf } from './budget-entered.ts'
import { BudgetRow } from './budget-row.tsx'
import styles from './budget.module.css'
import type { BudgetForm } from './use-budget-form.ts'

type Props = { readonly amounts: BudgetAmounts; readonly form: BudgetForm; readonly canEdit: boolean }

const types = ['income', 'cost_of_sales', 'expense'] as const
const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Accounts by months, with the year of each account and the profit of each month. */
export function BudgetGrid({ amounts: { months, currency }, form, canEdit }: Props) {
  const { t, locale } = useLanguage()
  const id = useId()
  const { entered } = form
  const labels = months.map((month) => monthLabel(month, locale))
  const profit = profitOf(entered, currency)
  const written = (amount: number) => formatAmount(amount, currency, locale)
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`
  const change = useHandler(form.change)

  const onPaste = useHandler((event: ClipboardEvent, row: number, month: number) => {
    const words = event.clipboardData.getData('text/plain')
    if (!canEdit || !isBlock(words)) return
    event.preventDefault()
    form.change(pasted(cellsOfText(words), { row, month }, entered))
  })

  const onPress = useHandler((event: KeyboardEvent, row: number, column: number) => {
    const step = steps[event.key]
    const cell = step === undefined ? null : document.getElementById(cellId(row + step, column))
    if (!(cell instanceof HTMLInputElement)) return
    event.preventDefault()
    cell.focus()
    cell.select()
  })

  return (
    <div className={styles.scroll}>
      <table className={styles.grid} aria-label={t(text.amounts)}>
        <thead>
          <tr>
            <th scope="col">{t(text.account)}</th>
            {labels.map((label) => (
              <th key={label} scope="col" data-number>
                {label}
              </th>
            ))}
            <th scope="col" data-number>
              {t(text.year)}
            </th>
          </tr>
        </thead>
        {types.map((type) => (
          <tbody key={type}>
            <tr data-kind="section">
              <th scope="rowgroup" colSpan={labels.length + 2}>
                <span>{t(text[`type_${type}`])}</span>
              </th>
            </tr>
            {entered.map(
              (account, row) =>
                account.type === type && (
                  <BudgetRow
                    key={account.accountId}
                    id={`${id}-${row}`}
                    row={row}
                    accountId={account.accountId}
                    name={`${account.code} ${account.name}`}
                    entered={account.months}
                    labels={labels}
                    currency={currency}
                    canEdit={canEdit}
                    onChange={change}
                    onPaste={onPaste}
                    onPress={onPress}
                  />
                ),
            )}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t(text.total)}</th>
            {profit.months.map((amount, month) => (
              <td key={labels[month]} data-number>
                <bdi>{amount === 0 ? '–' : written(amount)}</bdi>
              </td>
            ))}
            <td data-number>
              <bdi>{written(profit.year)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
