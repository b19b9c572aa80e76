import { bankDeposit } from '@countinghouse/contract/payments/bank-deposit'
import type { CashUpStore } from '@countinghouse/contract/payments/cash-up'
import { text } from '@countinghouse/contract/payments/cash-up.text'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './cash-up.module.css'

type Props = { readonly store: CashUpStore; readonly currency: string }
type Status = CashUpStore['sessions'][number]['status']

const tones: Readonly<Record<Status, Tone>> = { open: 'info', review: 'warning', closed: 'success' }
const amounts = ['expected', 'counted', 'difference'] as const

/** Sessions of a store, each with its link, and the cash that waits there. */
export function CashUpStoreTable({ store, currency }: Props) {
  const { t, locale } = useLanguage()
  const money = (minor: number | null) => (minor === null ? '–' : <bdi>{formatAmount(minor, currency, locale)}</bdi>)
  const waiting = [
    [text.safe, store.safeMinor],
    [text.inTransit, store.inTransitMinor],
  ] as const
  return (
    <section className={styles.store}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <bdi>{store.store}</bdi>
        </h2>
        <dl className={styles.waiting}>
          {waiting.map(([label, minor]) => (
            <div key={label.en}>
              <dt>{t(label)}</dt>
              <dd>{money(minor)}</dd>
            </div>
          ))}
        </dl>
        <Link to={bankDeposit.page.path} search={{ storeId: store.storeId } as never}>
          {t(text.deposits)}
        </Link>
        <Link to={bankDeposit.page.path} search={{ open: 'new' } as never}>
          {t(text.deposit)}
        </Link>
      </header>
      {store.sessions.length === 0 ? (
        <p className={styles.quiet}>{t(text.noSessions)}</p>
      ) : (
        <table className={figures.table} aria-label={store.store}>
          <thead>
            <tr>
              <th scope="col">{t(text.session)}</th>
              <th scope="col">{t(text.status)}</th>
              {amounts.map((key) => (
                <th key={key} scope="col" data-number>
                  {t(text[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {store.sessions.map(({ id, name, till, status, openedBy, closedBy, reason, ...session }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={tillSessionsPage.path} search={{ open: id } as never}>
                    <bdi>{name}</bdi>
                  </Link>
                  <span className={figures.under}>
                    <bdi>{[till, openedBy, closedBy, reason].filter((part) => part !== null).join(' · ')}</bdi>
                  </span>
                </th>
                <td data-label={t(text.status)}>
                  <StateWord tone={tones[status]}>{t(text[`status_${status}`])}</StateWord>
                </td>
                {amounts.map((key) => (
                  <td key={key} data-number data-label={t(text[key])}>
                    {money(session[`${key}Minor`])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t(text.total)}
              </th>
              <td data-number data-label={t(text.counted)}>
                {money(store.countedMinor)}
              </td>
              <td data-number data-label={t(text.difference)}>
                {money(store.differenceMinor)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
      {store.payouts.length > 0 && <PayoutTable store={store} money={money} />}
    </section>
  )
}

type Payouts = { readonly store: CashUpStore; readonly money: (minor: number) => ReactNode }

const payoutAmounts = ['taken', 'fee', 'net'] as const

/** What providers of payment types pay out for the day, and when. */
function PayoutTable({ store, money }: Payouts) {
  const { t, formatDate } = useLanguage()
  return (
    <table className={figures.table} aria-label={`${t(text.payouts)} ${store.store}`}>
      <thead>
        <tr>
          <th scope="col">{t(text.payouts)}</th>
          <th scope="col">{t(text.expectedOn)}</th>
          {payoutAmounts.map((key) => (
            <th key={key} scope="col" data-number>
              {t(text[key])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {store.payouts.map(({ paymentTypeId, name, expectedOn, ...payout }) => (
          <tr key={paymentTypeId}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td data-label={t(text.expectedOn)}>{formatDate(expectedOn)}</td>
            {payoutAmounts.map((key) => (
              <td key={key} data-number data-label={t(text[key])}>
                {money(payout[`${key}Minor`])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
