import type { SalesToday } from '@countinghouse/contract/sales/dashboard'
import { text } from '@countinghouse/contract/sales/dashboard.text'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import type { FigureTile } from '../../../kit/dashboard/figure-tiles.tsx'
import { FigureTiles } from '../../../kit/dashboard/figure-tiles.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { averageOf, changePpm } from './compare.ts'

type Props = { readonly data: SalesToday | undefined; readonly storeId: number | null }

/** Figures of today, each with the records that it sums. */
export function SalesTiles({ data, storeId }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const money = (minor: number) => formatAmount(minor, data?.currency ?? 'GBP', locale)
  const ofStore = storeId === null ? {} : { storeId }
  const receipts = { ...ofStore, ...(data !== undefined && { 'businessOn.on': data.day }), status: 'completed' }
  const sales = { ...receipts, kind: 'sale' }
  const before = (value: string) => <span>{t(text.lastWeek, { value })}</span>
  const tiles: readonly FigureTile<SalesToday>[] = [
    {
      name: text.net,
      to: receiptsPage.path,
      search: receipts,
      figure: ({ today }) => money(today.netMinor),
      notes: (all) => (
        <>
          <Change now={all.today.netMinor} before={all.before.netMinor} />
          {before(money(all.before.netMinor))}
        </>
      ),
    },
    {
      name: text.receipts,
      to: receiptsPage.path,
      search: sales,
      figure: ({ today }) => formatNumber(today.receipts),
      notes: (all) => before(formatNumber(all.before.receipts)),
    },
    {
      name: text.average,
      to: receiptsPage.path,
      search: sales,
      figure: ({ today }) => money(averageOf(today.salesMinor, today.receipts)),
      notes: (all) => before(money(averageOf(all.before.salesMinor, all.before.receipts))),
    },
    {
      name: text.units,
      to: receiptsPage.path,
      search: sales,
      figure: ({ today }) => formatNumber(today.units),
      notes: ({ today, before: { units } }) => (
        <>
          {today.receipts > 0 && (
            <span>
              {t(text.perReceipt, { units: formatNumber(Math.round((today.units * 10) / today.receipts) / 10) })}
            </span>
          )}
          {before(formatNumber(units))}
        </>
      ),
    },
    {
      name: text.openSessions,
      to: tillSessionsPage.path,
      search: { ...ofStore, status: 'open' },
      figure: ({ openSessions }) => formatNumber(openSessions),
    },
  ]
  return <FigureTiles label={t(text.figures)} tiles={tiles} data={data} />
}

function Change({ now, before }: { readonly now: number; readonly before: number }) {
  const { t, formatShare } = useLanguage()
  const ppm = changePpm(now, before)
  if (ppm === null) return null
  if (ppm === 0) return <StateWord tone="neutral">{t(text.same)}</StateWord>
  return (
    <StateWord tone={ppm > 0 ? 'success' : 'warning'}>
      {t(ppm > 0 ? text.more : text.less, { rate: formatShare(Math.abs(ppm)) })}
    </StateWord>
  )
}
