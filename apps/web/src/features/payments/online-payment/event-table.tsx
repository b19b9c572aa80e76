import type { getCardPayment } from '@countinghouse/contract/payments/card-payment'
import { text } from '@countinghouse/contract/payments/card-payment.text'
import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import type { Text } from '@countinghouse/kernel/text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './online-payment.module.css'

const statusTexts = onlinePayment.text as unknown as Readonly<Record<string, Text | undefined>>

/** What happened to a payment, latest first. */
export function EventTable({ events }: { readonly events: OutputOfRoute<typeof getCardPayment>['events'] }) {
  const { t, formatInstant } = useLanguage()
  const statusOf = (status: string) => {
    const words = statusTexts[`status_${status}`]
    return words === undefined ? status : t(words)
  }
  if (events.length === 0) return <p className={styles.quiet}>{t(text.noEvents)}</p>
  return (
    <table className={styles.table} aria-label={t(text.events)}>
      <thead>
        <tr>
          <th scope="col">{t(text.time)}</th>
          <th scope="col">{t(text.status)}</th>
          <th scope="col">{t(text.source)}</th>
          <th scope="col">{t(text.note)}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, occurredAt, source, toStatus, note, by }) => (
          <tr key={id}>
            <th scope="row">{formatInstant(occurredAt)}</th>
            <td data-label={t(text.status)}>{statusOf(toStatus)}</td>
            <td data-label={t(text.source)}>
              {t(text[`source_${source}`])}
              {by !== null && (
                <span className={styles.under}>
                  <bdi>{by}</bdi>
                </span>
              )}
            </td>
            <td data-label={t(text.note)}>{note === null ? '–' : <bdi>{note}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
