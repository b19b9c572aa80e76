import { webMails } from '@countinghouse/contract/webcheckout/web-mail'
import { text as mailText } from '@countinghouse/contract/webcheckout/web-mail.text'
import type { WebKpi } from '@countinghouse/contract/webcheckout/web-kpi'
import { text } from '@countinghouse/contract/webcheckout/web-kpi.text'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { placedStatuses, WebKpiTiles } from './web-kpi-tiles.tsx'
import styles from './web-kpi.module.css'

/** Figures, orders by day and emails by status, each with its list. */
export function WebKpiTables({ kpi }: { readonly kpi: WebKpi }) {
  return (
    <div className={styles.tables}>
      <WebKpiTiles kpi={kpi} />
      <Days kpi={kpi} />
      <Mails kpi={kpi} />
    </div>
  )
}

function Days({ kpi: { days, currency } }: { readonly kpi: WebKpi }) {
  const { t, locale, formatDate, formatNumber } = useLanguage()
  return (
    <section aria-labelledby="web-kpi-days">
      <h2 id="web-kpi-days" className={styles.heading}>
        {t(text.byDay)}
      </h2>
      {days.length === 0 ? (
        <p className={styles.quiet}>{t(text.noOrders)}</p>
      ) : (
        <table className={figures.table} aria-labelledby="web-kpi-days">
          <thead>
            <tr>
              <th scope="col">{t(text.day)}</th>
              <th scope="col" data-number>
                {t(text.orders)}
              </th>
              <th scope="col" data-number>
                {t(text.turnover)}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, orders, turnoverMinor }) => (
              <tr key={day}>
                <th scope="row">
                  <Link
                    to={webOrders.page.path}
                    search={{ 'createdOn.between': `${day},${day}`, status: placedStatuses } as never}
                  >
                    {formatDate(day)}
                  </Link>
                </th>
                <td data-number data-label={t(text.orders)}>
                  {formatNumber(orders)}
                </td>
                <td data-number data-label={t(text.turnover)}>
                  <bdi>{formatAmount(turnoverMinor, currency, locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Mails({ kpi: { mails, from, to } }: { readonly kpi: WebKpi }) {
  const { t, formatNumber } = useLanguage()
  return (
    <section aria-labelledby="web-kpi-mails">
      <h2 id="web-kpi-mails" className={styles.heading}>
        {t(text.mails)}
      </h2>
      {mails.length === 0 ? (
        <p className={styles.quiet}>{t(text.noMails)}</p>
      ) : (
        <table className={figures.table} aria-labelledby="web-kpi-mails">
          <thead>
            <tr>
              <th scope="col">{t(text.status)}</th>
              <th scope="col" data-number>
                {t(text.count)}
              </th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ status, count }) => (
              <tr key={status}>
                <th scope="row">
                  <Link
                    to={webMails.page.path}
                    search={{ 'createdOn.between': `${from},${to}`, status, isTest: 'false' } as never}
                  >
                    {t(mailText[`status_${status}`])}
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
