import { webMails } from '@countinghouse/contract/webcheckout/web-mail'
import { text as mailText } from '@countinghouse/contract/webcheckout/web-mail.text'
import type { WebKpi } from '@countinghouse/contract/webcheckout/web-kpi'
import { text } from '@countinghouse/contract/webcheckout/web-kpi.text'
import { webOrders } from '@countinghouse/contract/webcheckout/web-order'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { LinkedFigures } from '../../../kit/report/linked-figures.tsx'
import layout from '../../../kit/report/linked-figures.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { placedStatuses, WebKpiTiles } from './web-kpi-tiles.tsx'

/** Figures, orders by day and emails by status, each with its list. */
export function WebKpiTables({ kpi }: { readonly kpi: WebKpi }) {
  const { t, locale, formatDate, formatNumber } = useLanguage()
  const { days, mails, currency, from, to } = kpi
  return (
    <div className={layout.tables}>
      <WebKpiTiles kpi={kpi} />
      <LinkedFigures
        title={t(text.byDay)}
        nothing={t(text.noOrders)}
        columns={[t(text.day), t(text.orders), t(text.turnover)]}
        rows={days.map(({ day, orders, turnoverMinor }) => ({
          key: day,
          name: formatDate(day),
          to: webOrders.page.path,
          search: { 'createdOn.between': `${day},${day}`, status: placedStatuses },
          figures: [formatNumber(orders), <bdi key="turnover">{formatAmount(turnoverMinor, currency, locale)}</bdi>],
        }))}
      />
      <LinkedFigures
        title={t(text.mails)}
        nothing={t(text.noMails)}
        columns={[t(text.status), t(text.count)]}
        rows={mails.map(({ status, count }) => ({
          key: status,
          name: t(mailText[`status_${status}`]),
          to: webMails.page.path,
          search: { 'createdOn.between': `${from},${to}`, status, isTest: 'false' },
          figures: [formatNumber(count)],
        }))}
      />
    </div>
  )
}
