import type { Import } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { useId } from 'react'
import { companyCurrency } from '../../app/session/company-currency.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { amountIssue, formatAmount, parseAmount } from '../fields/amount.ts'
import styles from './import-totals.module.css'
import wizard from './import-wizard.module.css'

/** Four decimals, as quantities are formatted. */
const quantityParts = 10_000

/** The value of the old system as entered: `minor` null where nothing was entered. */
type Expected = { readonly isFit: boolean; readonly minor: number | null }

/** Whether the rows come to what was entered; what was not entered is not compared. */
export function expectedOf(found: Pick<Import, 'totals'>, entered: string): Expected {
  if (entered.trim() === '') return { isFit: true, minor: null }
  const minor = parseAmount(entered, companyCurrency())
  return { isFit: minor !== null && minor === valueOf(found), minor }
}

type ImportTotalsProps = {
  readonly found: Pick<Import, 'totals'>
  readonly entered: string
  readonly onEnter: (entered: string) => void
}

/** What the rows without errors come to, to be compared with the system they come from; nothing where no totals are kept. */
export function ImportTotals({ found, entered, onEnter }: ImportTotalsProps) {
  const { t, locale, formatNumber } = useLanguage()
  const titleId = useId()
  const fieldId = useId()
  const { totals } = found
  if (totals === null || totals.length === 0) return null
  const currency = companyCurrency()
  const sum = (key: 'rows' | 'quantity') => totals.reduce((all, total) => all + total[key], 0)
  const lines = [
    ...totals,
    { key: 'all', label: t(text.totalsAll), rows: sum('rows'), quantity: sum('quantity'), valueMinor: valueOf(found) },
  ]
  return (
    <section className={styles.totals} aria-labelledby={titleId}>
      <h3 id={titleId} className={wizard.label}>
        {t(text.totals)}
      </h3>
      <p className={wizard.hint}>{t(text.totalsHint)}</p>
      <div className={wizard.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(text.totalsStore)}</th>
              <th scope="col" data-numeric>
                {t(text.totalsRows)}
              </th>
              <th scope="col" data-numeric>
                {t(text.totalsQuantity)}
              </th>
              <th scope="col" data-numeric>
                {t(text.totalsValue)}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, label, rows, quantity, valueMinor }) => (
              <tr key={key} data-sum={key === 'all' || undefined}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                <td data-numeric>{formatNumber(rows)}</td>
                <td data-numeric>{formatAmount(Math.round(quantity * quantityParts), null, locale)}</td>
                <td data-numeric>{formatAmount(valueMinor, currency, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.field}>
        <label className={wizard.label} htmlFor={fieldId}>
          {t(text.expected, { currency })}
        </label>
        <input
          id={fieldId}
          className={wizard.constant}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={40}
          value={entered}
          aria-describedby={`${fieldId}-hint ${fieldId}-said`}
          aria-invalid={!expectedOf(found, entered).isFit || undefined}
          onChange={(event) => onEnter(event.currentTarget.value)}
        />
        <p id={`${fieldId}-hint`} className={wizard.hint}>
          {t(text.expectedHint)}
        </p>
        <p id={`${fieldId}-said`} role="status" className={styles.said} data-fit={expectedOf(found, entered).isFit}>
          <Comparison found={found} entered={entered} />
        </p>
      </div>
    </section>
  )
}

function Comparison({ found, entered }: Pick<ImportTotalsProps, 'found' | 'entered'>) {
  const { t, locale } = useLanguage()
  const currency = companyCurrency()
  const { minor, isFit } = expectedOf(found, entered)
  if (minor === null) {
    if (isFit) return null
    const issue = amountIssue(entered, currency)
    return t(issue.text, issue.params)
  }
  if (isFit) return t(text.expectedSame)
  const difference = valueOf(found) - minor
  const amount = formatAmount(Math.abs(difference), currency, locale)
  return t(difference > 0 ? text.expectedMore : text.expectedLess, { amount })
}

function valueOf({ totals }: Pick<Import, 'totals'>): number {
  return (totals ?? []).reduce((sum, { valueMinor }) => sum + valueMinor, 0)
}
