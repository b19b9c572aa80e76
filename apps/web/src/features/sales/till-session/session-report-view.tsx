import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { text as lateText } from '@countinghouse/contract/sales/late-sales.text'
import { text } from '@countinghouse/contract/sales/till-session.text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { salesOf } from './report-rows.ts'
import styles from './session.module.css'
import { TenderTable } from './tender-table.tsx'

/** The X report of an open session, the Z report of a closed one. */
export function SessionReportView({ report }: { readonly report: SessionReport }) {
  const { t, locale, formatNumber, formatInstant } = useLanguage()
  const money = (minor: number) => formatAmount(minor, report.currency, locale)
  const { zNumber, closedAt, closedBy, firstReceipt, lastReceipt, differenceReason } = report
  return (
    <>
      <FactList
        facts={[
          { label: t(text.zNumber), value: zNumber === null ? null : formatNumber(zNumber) },
          { label: t(text.openedAt), value: formatInstant(report.openedAt) },
          { label: t(text.closedAt), value: closedAt === null ? null : formatInstant(closedAt) },
          { label: t(text.closedBy), value: closedBy },
          { label: t(text.float), value: money(report.floatMinor) },
          { label: t(text.receipts), value: firstReceipt === null ? null : `${firstReceipt} – ${lastReceipt ?? ''}` },
          { label: t(text.reasonOfDifference), value: differenceReason },
          ...report.waiting.map(({ device, count }) => ({
            label: t(lateText.waiting, { device }),
            value: formatNumber(count),
          })),
          ...report.silent.map(({ device, lastSeenAt }) => ({
            label: t(lateText.silent, { device }),
            value: lastSeenAt === null ? t(lateText.never) : formatInstant(lastSeenAt),
          })),
          ...report.unsent.map(({ device, count, arrivedCount }) => ({
            label: t(lateText.unsent, { device }),
            value: t(lateText.unsentCount, { count: formatNumber(count), arrived: formatNumber(arrivedCount) }),
          })),
        ]}
      />
      {report.reviewCount > 0 && (
        <p>
          <Link to={receiptsPage.path} search={{ review: 'open' } as never}>
            {t(lateText.toReview, { count: report.reviewCount })}
          </Link>
        </p>
      )}
      {[
        ...(report.recovered === null ? [] : [{ ...report.recovered, label: lateText.recovered }]),
        ...report.recoveries.map((one) => ({ ...one, label: lateText.recovery })),
      ].map(({ id, name, label }) => (
        <p key={id}>
          <Link to={tillSessionsPage.path} search={{ open: id } as never}>
            {t(label, { session: name })}
          </Link>
        </p>
      ))}
      <table className={figures.table} aria-label={t(text.sales)}>
        <tbody>
          {salesOf(report).map(({ label, count, minor }) => (
            <tr key={label.en}>
              <th scope="row">{t(label)}</th>
              <td data-number>{count === null ? '' : formatNumber(count)}</td>
              <td data-number data-strong>
                <bdi>{money(minor)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.heading}>{t(text.tenders)}</h3>
      <TenderTable report={report} />
      {report.taxes.length > 0 && (
        <>
          <h3 className={styles.heading}>{t(text.tax)}</h3>
          <table className={figures.table} aria-label={t(text.tax)}>
            <thead>
              <tr>
                <th scope="col">{t(text.tax)}</th>
                <th scope="col" data-number>
                  {t(text.taxable)}
                </th>
                <th scope="col" data-number>
                  {t(text.amount)}
                </th>
              </tr>
            </thead>
            <tbody>
              {report.taxes.map(({ code, taxableMinor, taxMinor }) => (
                <tr key={code}>
                  <th scope="row">
                    <bdi>{code}</bdi>
                  </th>
                  <td data-number data-label={t(text.taxable)}>
                    <bdi>{money(taxableMinor)}</bdi>
                  </td>
                  <td data-number data-label={t(text.amount)}>
                    <bdi>{money(taxMinor)}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}
