import { text } from '@countinghouse/contract/sales/register.text'
import { Suspense, useState } from 'react'
import { later } from '../../../../app/offline/later.ts'
import { formatAmount } from '../../../../kit/fields/amount.ts'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './side.module.css'
import type { Cart } from '../state/use-cart.ts'

const OtherStores = later(async () => (await import('../find/other-stores.tsx')).OtherStores)

type Props = { readonly cart: Cart; readonly storeId: number; readonly currency: string }

/** The line that was changed last, large enough to be read from a step away. */
export function LastItem({ cart, storeId, currency }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const [asked, setAsked] = useState<number | null>(null)
  const row = cart.rows.find(({ id }) => id === cart.sheet.lastId)
  const available = row?.item.available ?? null
  return (
    <div className={styles.last}>
      {row !== undefined && (
        <>
          <bdi className={styles.lastName} role="status">
            {formatNumber(row.quantity)} × {[row.item.name, row.item.options].filter(Boolean).join(', ')}
          </bdi>
          <span className={styles.lastNotes}>
            <bdi>{formatAmount(row.unitMinor, currency, locale)}</bdi>
            {available !== null && <span>{t(text.available, { quantity: formatNumber(available) })}</span>}
            {available !== null && row.item.kit === null && (
              <button type="button" className={styles.inline} onClick={() => setAsked(row.id)}>
                {t(text.otherStores)}
              </button>
            )}
          </span>
          <Suspense>
            {asked === row.id && <OtherStores storeId={storeId} item={row.item} onClose={() => setAsked(null)} />}
          </Suspense>
        </>
      )}
    </div>
  )
}
