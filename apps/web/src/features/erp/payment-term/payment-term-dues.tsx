import { dueDay, dueParts, lessDiscount } from '@countinghouse/contract/erp/due-parts'
import { text } from '@countinghouse/contract/erp/payment-term-preview.text'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './payment-term-preview.module.css'
import type { Terms } from './entered-terms.ts'

type PaymentTermDuesProps = {
  readonly terms: Terms
  /** Date assumed for every event, `YYYY-MM-DD`. */
  readonly day: string
  /** Amount due. Units: minor units. */
  readonly minor: number
  readonly texts: FieldTexts
  readonly words: (minor: number) => string
}

/** One line per instalment with date and amount, and the discounted amount. */
export function PaymentTermDues({ terms, day, minor, texts, words }: PaymentTermDuesProps) {
  const { t, formatDate, formatRate } = useLanguage()
  const { parts, discount, discountDays } = terms
  const dues = dueParts(parts, minor, day)
  return (
    <>
      <table className={styles.dues}>
        <thead>
          <tr>
            <th scope="col">{t(text.part)}</th>
            <th scope="col">{t(text.due)}</th>
            <th scope="col" data-numeric>
              {t(text.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={`${part.event} ${part.days} ${part.dayOfMonth}`}>
              <th scope="row">
                {formatRate(part.share)} · {texts.label(`parts_event_${part.event}`)}
              </th>
              <td>{formatDate(dues[index]?.on ?? day)}</td>
              <td data-numeric>
                <bdi>{words(dues[index]?.minor ?? 0)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {discount !== null && (
        <p className={styles.early}>
          {t(text.early, {
            day: formatDate(dueDay({ share: 0, event: 'bill_date', days: discountDays ?? 0, dayOfMonth: null }, day)),
            amount: words(lessDiscount(minor, discount)),
          })}
        </p>
      )}
    </>
  )
}
