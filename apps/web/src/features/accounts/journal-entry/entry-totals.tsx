import { text } from '@countinghouse/contract/accounts/entry-totals.text'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { Entered } from '../../../kit/fields/field-value.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { entrySums } from './entry-sums.ts'
import styles from './journal-entry.module.css'

type EntryTotalsProps = {
  readonly enteredIn: (name: string) => Entered | undefined
  /** Opening balances, whose difference is posted. */
  readonly isOpening?: boolean
}

/** Running totals of the lines of a journal and their difference. */
export function EntryTotals({ enteredIn, isOpening = false }: EntryTotalsProps) {
  const { t, locale } = useLanguage()
  const currency = companyCurrency()
  const { debit, credit } = entrySums(String(enteredIn('lines') ?? ''), currency)
  const difference = debit - credit
  const amount = (minor: number) => formatAmount(minor, currency, locale)
  if (debit === 0 && credit === 0) return null
  return (
    <>
      <dl className={styles.totals} aria-label={t(text.title)}>
        <div>
          <dt>{t(text.debit)}</dt>
          <dd>
            <bdi>{amount(debit)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t(text.credit)}</dt>
          <dd>
            <bdi>{amount(credit)}</bdi>
          </dd>
        </div>
        <div data-open={(difference !== 0 && !isOpening) || undefined}>
          <dt>{t(text.difference)}</dt>
          <dd>
            <bdi>{amount(difference)}</bdi>
          </dd>
        </div>
      </dl>
      {/* Only that it balances is told, not every amount that is typed. */}
      <p role="status" className={styles.note}>
        {difference === 0 ? t(text.balanced) : isOpening && t(text.opening)}
      </p>
    </>
  )
}
