import type { OpenDocument } from '@countinghouse/contract/payments/netting'
import { text } from '@countinghouse/contract/payments/netting.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './netting.module.css'

type Props = {
  readonly label: string
  readonly documents: readonly OpenDocument[]
  readonly chosen: ReadonlySet<number>
  /** Of what is chosen; others cannot be chosen beside it. */
  readonly currency: string | null
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** Open invoices of one direction. */
export function OpenTable({ label, documents, chosen, currency, onChoose }: Props) {
  const { t, locale, formatDate } = useLanguage()
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(text.number)}</th>
          <th scope="col">{t(text.reference)}</th>
          <th scope="col">{t(text.dueOn)}</th>
          <th scope="col" data-number>
            {t(text.open)}
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ invoiceId, name, reference, dueOn, openMinor, ...one }) => (
          <tr key={invoiceId}>
            <th scope="row">
              <label className={styles.choice}>
                <input
                  type="checkbox"
                  aria-label={t(text.select, { name })}
                  checked={chosen.has(invoiceId)}
                  disabled={currency !== null && currency !== one.currency}
                  onChange={() => onChoose(toggled(chosen, invoiceId))}
                />
                <bdi>{name}</bdi>
              </label>
            </th>
            <td data-label={t(text.reference)}>
              <bdi>{reference ?? '–'}</bdi>
            </td>
            <td data-label={t(text.dueOn)}>{formatDate(dueOn)}</td>
            <td data-number data-label={t(text.open)}>
              <bdi>{formatAmount(openMinor, one.currency, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toggled(chosen: ReadonlySet<number>, invoiceId: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(invoiceId)) next.add(invoiceId)
  return next
}
