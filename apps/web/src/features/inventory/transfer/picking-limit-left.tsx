import { findPickingLimitLeft } from '@countinghouse/contract/inventory/picking-limit-left'
import { text } from '@countinghouse/contract/inventory/picking-limit-left.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DocumentNoteProps } from '../../../kit/document/document-extras.ts'
import { linesIn } from '../../../kit/fields/kinds/lines.ts'
import { quantityOf } from '../../../kit/scan/entered-quantity.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'

/** Remaining picking limits for the requested variants; nothing if none applies. */
export function PickingLimitLeft({ enteredIn, texts }: DocumentNoteProps) {
  const { t, formatNumber } = useLanguage()
  const wanted = wantedIn(String(enteredIn('lines') ?? ''))
  const variantIds = [...wanted.keys()].toSorted((one, other) => one - other)
  const toStoreId = Number(enteredIn('toStoreId'))
  const { data, isError } = useQuery({
    ...routeQuery(findPickingLimitLeft, { toStoreId, variantIds }),
    enabled: toStoreId > 0 && variantIds.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (isError) return <p className={styles.note}>{t(text.failed)}</p>
  const leftByVariant = data?.items.filter(({ variantId }) => wanted.has(variantId)) ?? []
  if (leftByVariant.length === 0 || !(toStoreId > 0)) return null
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
          {leftByVariant
            .toSorted((one, other) => order.indexOf(one.variantId) - order.indexOf(other.variantId))
            .map(({ variantId, left, most, periodDays }) => {
              const requested = wanted.get(variantId) ?? 0
              return (
                <tr key={variantId}>
                  <th scope="row">
                    <bdi>{texts.pickers.nameOf('procure.variant', String(variantId))}</bdi>
                  </th>
                  <td data-number data-label={t(text.wanted)}>
                    {formatNumber(requested)}
                    {requested > left && (
                      <span className={styles.over}>{t(text.over, { quantity: formatNumber(requested - left) })}</span>
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
function wantedIn(entered: string): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>()
  for (const line of linesIn(entered)) {
    const variantId = Number(line['variantId'])
    const quantity = quantityOf(String(line['quantity'] ?? '')) ?? 0
    if (variantId > 0) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  }
  return wanted
}
