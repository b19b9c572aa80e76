import { discrepancies } from '@countinghouse/contract/inventory/discrepancy'
import { text } from '@countinghouse/contract/inventory/discrepancy.text'
import { useQuery } from '@tanstack/react-query'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'
import { useSettle } from '../settlement/use-settle.ts'

/** Open discrepancies of a shipment, with the action to settle. */
export function DifferencesOfShipment({ id }: { readonly id: number }) {
  const { t, formatNumber } = useLanguage()
  const { settle, isBusy, reason } = useSettle()
  const { data, error, refetch } = useQuery({
    ...routeQuery(discrepancies.routes.list, { shipmentId: [id], limit: 200 }),
    staleTime: 0,
  })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  return (
    <RecordBody side="differences">
      {data.items.length === 0 ? (
        <p className={styles.quiet}>{t(text.none)}</p>
      ) : (
        <>
          <div className={styles.make}>
            <ReasonButton reason={reason} loading={isBusy} onClick={() => void settle(id)}>
              {t(text.settle)}
            </ReasonButton>
          </div>
          <table className={styles.table} aria-label={t(text.title)}>
            <thead>
              <tr>
                <th scope="col">{t(text.productName)}</th>
                <th scope="col">{t(text.kind)}</th>
                <th scope="col" data-number>
                  {t(text.quantity)}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map(({ id: differenceId, productName, sku, kind, quantity }) => (
                <tr key={differenceId}>
                  <th scope="row">
                    <bdi>{productName}</bdi>
                    <span className={styles.under}>
                      <bdi>{sku}</bdi>
                    </span>
                  </th>
                  <td data-label={t(text.kind)}>{t(text[`kind_${kind}`])}</td>
                  <td data-number data-label={t(text.quantity)}>
                    {formatNumber(quantity)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </RecordBody>
  )
}
