import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { PaymentKpi } from '@countinghouse/contract/payments/payment-kpi'
import { text } from '@countinghouse/contract/payments/payment-kpi.text'
import { payout } from '@countinghouse/contract/payments/payout'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { KpiTiles } from './kpi-tiles.tsx'
import styles from './payment-kpi.module.css'

const wholePpm = 1_000_000

/** Figures, declines by reason, and payouts by month, each with its list. */
export function KpiTables({ kpi }: { readonly kpi: PaymentKpi }) {
  return (
    <div className={styles.tables}>
      <KpiTiles kpi={kpi} />
      <Reasons kpi={kpi} />
      <Months kpi={kpi} />
    </div>
  )
}

function Reasons({ kpi: { reasons, from, to } }: { readonly kpi: PaymentKpi }) {
  const { t, formatNumber } = useLanguage()
  return (
    <section aria-labelledby="kpi-reasons">
      <h2 id="kpi-reasons" className={styles.heading}>
        {t(text.reasons)}
      </h2>
      {reasons.length === 0 ? (
        <p className={styles.quiet}>{t(text.noReasons)}</p>
      ) : (
        <table className={figures.table} aria-labelledby="kpi-reasons">
          <thead>
            <tr>
              <th scope="col">{t(text.reason)}</th>
              <th scope="col" data-number>
                {t(text.count)}
              </th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ code, count }) => (
              <tr key={code}>
                <th scope="row">
                  <Link
                    to={onlinePayment.page.path}
                    search={{ 'requestedOn.between': `${from},${to}`, 'declineCode.equals': code } as never}
                  >
                    <bdi>{code}</bdi>
                  </Link>
                </th>
                <td data-number data-label={t(text.count)}>
                  {formatNumber(count)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Months({ kpi: { months, currency } }: { readonly kpi: PaymentKpi }) {
  const { t, locale, formatDate, formatRate } = useLanguage()
  const money = (minor: number) => <bdi>{formatAmount(minor, currency, locale)}</bdi>
  return (
    <section aria-labelledby="kpi-fees">
      <h2 id="kpi-fees" className={styles.heading}>
        {t(text.fees)}
      </h2>
      {months.length === 0 ? (
        <p className={styles.quiet}>{t(text.noFees)}</p>
      ) : (
        <table className={figures.table} aria-labelledby="kpi-fees">
          <thead>
            <tr>
              <th scope="col">{t(text.month)}</th>
              {[text.gross, text.fee, text.feeRate, text.net].map((title) => (
                <th key={title.en} scope="col" data-number>
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, to, grossMinor, feeMinor, netMinor }) => (
              <tr key={month}>
                <th scope="row">
                  <Link
                    to={payout.page.path}
                    search={{ status: 'posted', 'paidOn.between': `${month},${to}` } as never}
                  >
                    {formatDate(month)}
                  </Link>
                </th>
                <td data-number data-label={t(text.gross)}>
                  {money(grossMinor)}
                </td>
                <td data-number data-label={t(text.fee)}>
                  {money(feeMinor)}
                </td>
                <td data-number data-label={t(text.feeRate)}>
                  {grossMinor === 0 ? '–' : formatRate(Math.round((feeMinor * wholePpm) / grossMinor))}
                </td>
                <td data-number data-label={t(text.net)}>
                  {money(netMinor)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
