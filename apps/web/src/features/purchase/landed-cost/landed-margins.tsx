import type { LandedShare } from '@countinghouse/contract/purchase/landed-cost'
import { text } from '@countinghouse/contract/purchase/landed-cost.text'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'
import type { ShareColumn } from './share-table.tsx'
import { ShareTable } from './share-table.tsx'

type Props = { readonly currency: string; readonly shares: readonly LandedShare[] }

/** What each received line earns with all its landed costs; nothing without the permission for costs. */
export function LandedMargins({ currency, shares }: Props) {
  const { t, locale, formatNumber, formatShare } = useLanguage()
  const columns: readonly ShareColumn[] = [
    { title: t(text.allUnitCost, { currency }), cell: ({ landed }) => decimal(landed?.unitCost) },
    {
      title: t(text.netPrice),
      cell: ({ landed }) =>
        landed?.priceMinor == null ? '–' : <bdi>{formatAmount(landed.priceMinor, currency, locale)}</bdi>,
    },
    { title: t(text.marginMoney, { currency }), cell: ({ landed }) => decimal(landed?.margin) },
    {
      title: t(text.marginRate),
      cell: ({ landed }) => (landed?.marginPpm == null ? '–' : <bdi>{formatShare(landed.marginPpm)}</bdi>),
    },
  ]
  function decimal(value: string | null | undefined) {
    return value == null ? '–' : <bdi>{formatNumber(Number(value))}</bdi>
  }
  if (shares.every(({ landed }) => landed === undefined)) return null
  return (
    <>
      <h2 className={styles.heading}>{t(text.margin)}</h2>
      <ShareTable label={t(text.margin)} shares={shares} columns={columns} />
      <p className={styles.basis}>{t(text.margin_means)}</p>
    </>
  )
}
