import { onlinePayment } from '@countinghouse/contract/payments/online-payment'
import type { PaymentKpi } from '@countinghouse/contract/payments/payment-kpi'
import { text } from '@countinghouse/contract/payments/payment-kpi.text'
import { payout } from '@countinghouse/contract/payments/payout'
import type { FigureTile } from '../../../kit/dashboard/figure-tiles.tsx'
import { FigureTiles } from '../../../kit/dashboard/figure-tiles.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const wholePpm = 1_000_000
const taken = 'captured,part_refunded,refunded,disputed'

/** Figures of a period, each with the payments that it counts. */
export function KpiTiles({ kpi }: { readonly kpi: PaymentKpi }) {
  const { t, locale, formatNumber, formatShare } = useLanguage()
  const { from, to, currency } = kpi
  const inPeriod = { 'requestedOn.between': `${from},${to}` }
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const payments = (status: string | null) => ({
    to: onlinePayment.page.path,
    search: { ...inPeriod, ...(status !== null && { status }) },
  })
  const tiles: readonly FigureTile<PaymentKpi>[] = [
    { name: text.requested, ...payments(null), figure: ({ requested }) => formatNumber(requested) },
    {
      name: text.success,
      ...payments(`${taken},declined,cancelled`),
      figure: ({ captured, finished }) =>
        finished === 0 ? '–' : formatShare(Math.round((captured * wholePpm) / finished)),
      notes: ({ finished }) => t(text.ofFinished, { count: finished }),
    },
    {
      name: text.captured,
      ...payments(taken),
      figure: ({ capturedMinor }) => money(capturedMinor),
      notes: ({ captured }) => t(text.payments, { count: captured }),
    },
    { name: text.declined, ...payments('declined'), figure: ({ declined }) => formatNumber(declined) },
    { name: text.unknown, ...payments('unknown'), figure: ({ unknown }) => formatNumber(unknown) },
    {
      name: text.refunded,
      to: onlinePayment.page.path,
      search: { ...inPeriod, 'refundedMinor.atLeast': 1 },
      figure: ({ refundedMinor }) => money(refundedMinor),
      notes: ({ refunded }) => t(text.payments, { count: refunded }),
    },
    {
      name: text.disputed,
      ...payments('disputed'),
      figure: ({ disputedMinor }) => money(disputedMinor),
      notes: ({ disputed }) => t(text.payments, { count: disputed }),
    },
    {
      name: text.settling,
      to: payout.page.path,
      search: { status: 'posted' },
      figure: ({ paidOut, paidOutDays }) =>
        paidOut === 0 ? '–' : t(text.days, { count: Math.round((paidOutDays * 10) / paidOut) / 10 }),
      notes: ({ paidOut }) => t(text.payments, { count: paidOut }),
    },
  ]
  return <FigureTiles label={t(text.figures)} tiles={tiles} data={kpi} />
}
