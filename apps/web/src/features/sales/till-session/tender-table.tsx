import { codedAmount } from '@countinghouse/contract/sales/foreign-cash'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { text } from '@countinghouse/contract/sales/till-session.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { countedIn } from './report-rows.ts'
import styles from './session.module.css'

/** Takings by payment type; what is expected stays hidden while the count is blind. */
export function TenderTable({ report }: { readonly report: SessionReport }) {
  const { t, locale } = useLanguage()
  const { tenders, currency } = report
  const money = (minor: number | null) => (minor === null ? '–' : formatAmount(minor, currency, locale))
  const own = (tender: Tender, key: 'expectedMinor' | 'countedMinor') => {
    const { [key]: minor, currency: code } = countedIn(tender, currency)
    if (minor === null || code === currency) return money(minor)
    return codedAmount(minor, code)
  }
  const isCounted = tenders.some(({ countedMinor }) => countedMinor !== null)
  const isHidden = tenders.some(({ expectedMinor }) => expectedMinor === null)
  const taken = [
    { label: t(text.sold), of: ({ soldMinor }: Tender) => money(soldMinor) },
    { label: t(text.returned), of: ({ returnedMinor }: Tender) => money(returnedMinor) },
  ]
  // Beside the count there is no room for both.
  const columns = [
    ...(isCounted ? [] : taken),
    { label: t(text.expected), of: (tender: Tender) => own(tender, 'expectedMinor') },
    ...(isCounted ? [{ label: t(text.counted), of: (tender: Tender) => own(tender, 'countedMinor') }] : []),
  ]
  return (
    <>
      <table className={figures.table} aria-label={t(text.tenders)}>
        <thead>
          <tr>
            <th scope="col">{t(text.tender)}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" data-number>
                {label}
              </th>
            ))}
            {isCounted && (
              <th scope="col" data-number>
                {t(text.difference)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {tenders.map((tender) => (
            <tr key={tender.paymentTypeId}>
              <th scope="row">
                <bdi>{tender.name}</bdi>
                {isCounted && (
                  <span className={figures.under}>
                    <bdi>{taken.map(({ label, of }) => `${label} ${of(tender)}`).join(' · ')}</bdi>
                  </span>
                )}
              </th>
              {columns.map(({ label, of }) => (
                <td key={label} data-number data-label={label}>
                  <bdi>{of(tender)}</bdi>
                </td>
              ))}
              {isCounted && (
                <td data-number data-strong data-label={t(text.difference)}>
                  {tender.countedMinor === null ? '–' : <Difference {...countedIn(tender, currency)} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isHidden && <p className={styles.quiet}>{t(text.hidden)}</p>}
    </>
  )
}

type Tender = SessionReport['tenders'][number]

function Difference({ expectedMinor, countedMinor, currency }: ReturnType<typeof countedIn>) {
  const { locale } = useLanguage()
  const minor = (countedMinor ?? 0) - (expectedMinor ?? 0)
  return (
    <bdi className={styles.difference} data-wrong={minor !== 0 || undefined}>
      {formatAmount(minor, currency, locale, 'exceptZero')}
    </bdi>
  )
}
