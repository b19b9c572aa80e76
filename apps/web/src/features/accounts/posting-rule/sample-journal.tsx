import type { SamplePosting } from '@countinghouse/contract/accounts/posting-sample'
import { text } from '@countinghouse/contract/accounts/posting-sample.text'
import { text as ruleText } from '@countinghouse/contract/accounts/posting-rule.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './sample.module.css'

type Line = SamplePosting['lines'][number]

/** The lines of a sample journal; a line that would be rejected says why. */
export function SampleJournal({ sample }: { readonly sample: SamplePosting }) {
  const { t, locale } = useLanguage()
  const amount = (minor: number) => <bdi>{minor === 0 ? '' : formatAmount(minor, sample.currency, locale)}</bdi>
  const isRefused = sample.lines.some((line) => line.account?.isActive !== true)
  return (
    <div className={styles.journal} aria-live="polite">
      {isRefused && <p className={styles.refused}>{t(text.refused)}</p>}
      <table className={figures.table} aria-label={t(text.journal)}>
        <thead>
          <tr>
            <th scope="col">{t(text.account)}</th>
            <th scope="col" data-number>
              {t(text.debit)}
            </th>
            <th scope="col" data-number>
              {t(text.credit)}
            </th>
          </tr>
        </thead>
        <tbody>
          {sample.lines.map((line) => (
            <tr key={line.role}>
              <th scope="row">
                <AccountOf line={line} />
                <span className={figures.under}>{t(ruleText[`role_${line.role}`])}</span>
              </th>
              <td data-number data-label={t(text.debit)}>
                {amount(line.debitMinor)}
              </td>
              <td data-number data-label={t(text.credit)}>
                {amount(line.creditMinor)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function AccountOf({ line: { account } }: { readonly line: Line }) {
  const { t } = useLanguage()
  if (account === null) return <span className={styles.refused}>{t(text.missing)}</span>
  return (
    <>
      <bdi>
        {account.code} {account.name}
      </bdi>
      {!account.isActive && <span className={styles.refused}> {t(text.inactive)}</span>}
    </>
  )
}
