import { findRationLeft } from '@countinghouse/contract/inventory/ration-left'
import { text } from '@countinghouse/contract/inventory/ration-left.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DocumentNoteProps } from '../../kit/document-extras.ts'
import { linesIn } from '../../kit/fields/kinds/lines.ts'
import { quantityOf } from '../../kit/typed-quantity.ts'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import styles from './inventory.module.css'

/** Remaining picking limits for the requested variants; nothing if none applies. */
export function RationLeft({ typedIn, texts }: DocumentNoteProps) {
  const { t, formatNumber } = useLanguage()
  const wanted = wantedIn(String(typedIn('lines') ?? ''))
  const variantIds = [...wanted.keys()].toSorted((one, other) => one - other)
  const toStoreId = Number(typedIn('toStoreId'))
  const { data, isError } = useQuery({
    ...routeQuery(findRationLeft, { toStoreId, variantIds }),
    enabled: toStoreId > 0 && variantIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (isError) return <p className={styles.note}>{t(text.failed)}</p>
  const rations = data?.items.filter(({ variantId }) => wanted.has(variantId)) ?? []
  if (rations.length === 0 || !(toStoreId > 0)) return null
  const order = [...wanted.keys()]
  return (
    <>
      <p className={styles.heading}>{t(text.title)}</p>
      <table className={styles.rations} aria-label={t(text.title)}>
        <thead>
          <tr>
            <th scope="col">{t(text.product)}</th>
            <th scope="col" data-number>
              {t(text.wanted)}
            </th>
            <th scope="col" data-number>
              {t(text.left)}
            </th>
            <th scope="col">{t(text.limit)}</th>
          </tr>
        </thead>
        <tbody>
          {rations
            .toSorted((one, other) => order.indexOf(one.variantId) - order.indexOf(other.variantId))
            .map(({ variantId, left, most, periodDays }) => {
              const asked = wanted.get(variantId) ?? 0
              return (
                <tr key={variantId}>
                  <th scope="row">
                    <bdi>{texts.pickers.nameOf('procure.variant', String(variantId))}</bdi>
                  </th>
                  <td data-number data-label={t(text.wanted)}>
                    {formatNumber(asked)}
                    {asked > left && (
                      <span className={styles.over}>{t(text.over, { quantity: formatNumber(asked - left) })}</span>
                    )}
                  </td>
                  <td data-number data-strong data-label={t(text.left)}>
                    {formatNumber(left)}
                  </td>
                  <td data-label={t(text.limit)}>{t(text.within, { most: formatNumber(most), days: periodDays })}</td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </>
  )
}

/** Requested quantity per variant. */
function wantedIn(typed: string): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>()
  for (const line of linesIn(typed)) {
    const variantId = Number(line['variantId'])
    const quantity = quantityOf(String(line['quantity'] ?? '')) ?? 0
    if (variantId > 0) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  }
  return wanted
}
