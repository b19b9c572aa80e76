import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { PaymentKpi } from '@countinghouse/contract/payments/payment-kpi'
import { text } from '@countinghouse/contract/payments/payment-kpi.text'
import { payout } from '@countinghouse/contract/payments/payout'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { LinkedFigures } from '../../../kit/report/linked-figures.tsx'
import layout from '../../../kit/report/linked-figures.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { KpiTiles } from './kpi-tiles.tsx'

const wholePpm = 1_000_000

/** Figures, declines by reason, and payouts by month, each with its list. */
export function KpiTables({ kpi }: { readonly kpi: PaymentKpi }) {
  const { t, locale, formatDate, formatNumber, formatShare } = useLanguage()
  const { reasons, months, currency, from, to } = kpi
  const money = (key: string, minor: number) => <bdi key={key}>{formatAmount(minor, currency, locale)}</bdi>
  return (
    <div className={layout.tables}>
      <KpiTiles kpi={kpi} />
      <LinkedFigures
        title={t(text.reasons)}
        nothing={t(text.noReasons)}
        columns={[t(text.reason), t(text.count)]}
        rows={reasons.map(({ code, count }) => ({
          key: code,
          name: <bdi>{code}</bdi>,
          to: onlinePayment.page.path,
          search: { 'requestedOn.between': `${from},${to}`, 'declineCode.equals': code },
          figures: [formatNumber(count)],
        }))}
      />
      <LinkedFigures
        title={t(text.fees)}
        nothing={t(text.noFees)}
        columns={[t(text.month), t(text.gross), t(text.fee), t(text.feeRate), t(text.net)]}
        rows={months.map(({ month, to: end, grossMinor, feeMinor, netMinor }) => ({
          key: month,
          name: formatDate(month),
          to: payout.page.path,
          search: { status: 'posted', 'paidOn.between': `${month},${end}` },
          figures: [
            money('gross', grossMinor),
            money('fee', feeMinor),
            grossMinor === 0 ? '–' : formatShare(Math.round((feeMinor * wholePpm) / grossMinor)),
            money('net', netMinor),
          ],
        }))}
      />
    </div>
  )
}
