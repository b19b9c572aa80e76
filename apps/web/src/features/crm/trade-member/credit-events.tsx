import { salesOrder } from '@countinghouse/contract/sales/sales-order'
import type { MemberCredit } from '@countinghouse/contract/sales/trade-member-credit'
import { text } from '@countinghouse/contract/sales/trade-member-credit.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Event = MemberCredit['events'][number]

/** What happened to the credit of a trade member, by whom and why, the newest first. */
export function CreditEvents({ credit: { currency, events } }: { readonly credit: MemberCredit }) {
  const { t, locale, formatInstant } = useLanguage()
  if (events.length === 0) return <p>{t(text.noEvents)}</p>
  const money = (minor: number | null) => (minor === null ? t(text.noLimit) : formatAmount(minor, currency, locale))
  const wordsOf = ({ kind, fromMinor, toMinor }: Event) =>
    t(text[`kind_${kind}`], { from: money(fromMinor), to: money(toMinor) })
  return (
    <table className={figures.table} aria-label={t(text.events)}>
      <thead>
        <tr>
          <th scope="col">{t(text.event)}</th>
          <th scope="col">{t(text.by)}</th>
          <th scope="col">{t(text.when)}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              {wordsOf(event)}
              {event.order !== null && (
                <>
                  {' '}
                  <Link to={salesOrder.page.path} search={{ open: event.order.id } as never}>
                    <bdi>{event.order.name}</bdi>
                  </Link>
                </>
              )}
              <span className={figures.under}>
                <bdi>{event.cause === null ? event.reason : t(text[`cause_${event.cause}`])}</bdi>
              </span>
            </th>
            <td data-label={t(text.by)}>
              <bdi>{event.by}</bdi>
            </td>
            <td data-label={t(text.when)}>{formatInstant(event.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
