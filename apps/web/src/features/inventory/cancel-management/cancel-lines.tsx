import type { CancelLine } from '@countinghouse/contract/inventory/cancel-transfers'
import { getCancelLines } from '@countinghouse/contract/inventory/cancel-transfers'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import { useQuery } from '@tanstack/react-query'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'

const columns = ['leftQuantity', 'keptQuantity', 'onWayQuantity'] as const

/** Effect of cancelling on each line, and the goods to put back. */
export function CancelLines({ id }: { readonly id: number }) {
  const { t, formatNumber } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getCancelLines, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const putBack = data.lines.flatMap((line) => line.putBack.map((part) => ({ ...part, line })))
  return (
    <>
      <table className={styles.table} aria-label={t(text.lines)}>
        <thead>
          <tr>
            <th scope="col">{t(text.product)}</th>
            {columns.map((column) => (
              <th key={column} scope="col" data-number>
                {t(text[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.lines.map((line) => (
            <tr key={line.id}>
              <ProductCell line={line} />
              {columns.map((column) => (
                <td key={column} data-number data-label={t(text[column])}>
                  {line[column] === 0 ? '–' : formatNumber(line[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {putBack.length > 0 && (
        <>
          <h3 className={styles.heading}>{t(text.putBack)}</h3>
          <table className={styles.table} aria-label={t(text.putBack)}>
            <thead>
              <tr>
                <th scope="col">{t(text.product)}</th>
                <th scope="col">{t(text.place)}</th>
                <th scope="col">{t(text.shipment)}</th>
                <th scope="col" data-number>
                  {t(text.quantity)}
                </th>
              </tr>
            </thead>
            <tbody>
              {putBack.map(({ line, place, shipment, quantity }) => (
                <tr key={`${line.id} ${place} ${shipment}`}>
                  <ProductCell line={line} />
                  <td data-label={t(text.place)}>
                    <bdi>{place}</bdi>
                  </td>
                  <td data-label={t(text.shipment)}>
                    <bdi>{shipment}</bdi>
                  </td>
                  <td data-number data-label={t(text.quantity)}>
                    {formatNumber(quantity)}
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

function ProductCell({ line }: { readonly line: Pick<CancelLine, 'product' | 'sku'> }) {
  return (
    <th scope="row">
      <bdi>{line.product}</bdi>
      <span className={styles.under}>
        <bdi>{line.sku}</bdi>
      </span>
    </th>
  )
}
