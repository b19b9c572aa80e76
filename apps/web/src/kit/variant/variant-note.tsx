import { text } from '@countinghouse/contract/kit/variant-note.text'
import { getVariantFigures } from '@countinghouse/contract/purchase/variant-figures'
import { IconPhoto } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { baseOf } from '../../app/calls/services.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { formatAmount } from '../fields/amount.ts'
import type { Choice } from '../fields/use-pickers.ts'
import { loadFigures } from './load-figures.ts'
import styles from './variant-note.module.css'

type Props = {
  readonly variantId: number
  /** Null: all stores of the reader. */
  readonly storeId: number | null
  /** A line leaves out price and cover. */
  readonly isShort?: boolean
}

/** What there is of a product, as far as the reader may know it; nothing while it loads. */
export function VariantNote({ variantId, storeId, isShort = false }: Props) {
  const { t, formatNumber, locale } = useLanguage()
  const { data } = useQuery({
    queryKey: [getVariantFigures.id, storeId, variantId],
    queryFn: () => loadFigures(storeId, variantId),
  })
  if (data === undefined || data === null) return null
  const { available, onOrder, coverDays, priceMinor, priceCurrency } = data
  const said = [
    available !== null && t(text.available, { quantity: formatNumber(available) }),
    onOrder !== null && onOrder > 0 && t(text.onOrder, { quantity: formatNumber(onOrder) }),
    !isShort && coverDays !== null && t(text.cover, { days: coverDays }),
    !isShort && priceMinor !== null && priceCurrency !== null && formatAmount(priceMinor, priceCurrency, locale),
  ].filter((one) => one !== false)
  if (said.length === 0) return null
  return (
    <span className={styles.note} data-short={isShort || undefined}>
      {said.map((one) => (
        <bdi key={one}>{one}</bdi>
      ))}
    </span>
  )
}

/** A product among the results of a picker: its picture, name, colour and size, and what there is of it. */
export function VariantOption({ choice, storeId }: { readonly choice: Choice; readonly storeId: number | null }) {
  const { label, code, detail, picture, value } = choice
  return (
    <span className={styles.option}>
      <span className={styles.picture} aria-hidden>
        {picture === undefined ? (
          <IconPhoto size={18} stroke={1.5} />
        ) : (
          <img src={`${baseOf(picture)}/api${picture}`} alt="" width={32} height={32} loading="lazy" decoding="async" />
        )}
      </span>
      <span className={styles.said}>
        <span className={styles.named}>
          <span>
            <bdi>{label}</bdi> <bdi className={styles.detail}>{detail}</bdi>
          </span>
          <bdi className={styles.detail}>{code}</bdi>
        </span>
        <VariantNote variantId={Number(value)} storeId={storeId} />
      </span>
    </span>
  )
}
