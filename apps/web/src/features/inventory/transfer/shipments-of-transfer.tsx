import { text } from '@countinghouse/contract/inventory/managed-transfer.text'
import { getShipments } from '@countinghouse/contract/inventory/shipments-of-transfer'
import { transferShipment } from '@countinghouse/contract/inventory/transfer-shipment'
import { text as shipmentText } from '@countinghouse/contract/inventory/transfer-shipment.text'
import { text as shared } from '@countinghouse/contract/document.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { Status } from '../../../kit/list/status.tsx'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'
import { LossesOfTransfer } from './lost-reservations.tsx'

/** Shipments of a transfer with links, and its lost reservations. */
export function ShipmentsOfTransfer({ id }: { readonly id: number }) {
  const { t, locale, formatDate, formatInstant } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getShipments, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  const hasValues = data.shipments.some(({ valueMinor }) => valueMinor !== undefined)
  return (
    <RecordBody side="shipments">
      {data.shipments.length === 0 ? (
        <p className={styles.quiet}>{t(text.noShipments)}</p>
      ) : (
        <table className={styles.table} aria-label={t(text.shipments)}>
          <thead>
            <tr>
              <th scope="col">{t(shared.name)}</th>
              <th scope="col">{t(shared.status)}</th>
              <th scope="col">{t(shipmentText.plannedOn)}</th>
              <th scope="col">{t(shipmentText.dispatchedAt)}</th>
              {hasValues && (
                <th scope="col" data-number>
                  {t(shipmentText.valueMinor)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data.shipments.map((shipment) => (
              <tr key={shipment.id}>
                <th scope="row">
                  <Link to={transferShipment.page.path} search={{ open: shipment.id }}>
                    <bdi>{shipment.name}</bdi>
                  </Link>
                </th>
                <td data-label={t(shared.status)}>
                  <Status value={shipment.status} master={transferShipment} tone={documentTones[shipment.status]} />
                </td>
                <td data-label={t(shipmentText.plannedOn)}>{formatDate(shipment.plannedOn)}</td>
                <td data-label={t(shipmentText.dispatchedAt)}>
                  {shipment.dispatchedAt === null ? '–' : formatInstant(shipment.dispatchedAt)}
                </td>
                {shipment.valueMinor !== undefined && (
                  <td data-number data-label={t(shipmentText.valueMinor)}>
                    {shipment.valueMinor === null ? '–' : formatAmount(shipment.valueMinor, companyCurrency(), locale)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <LossesOfTransfer id={id} />
    </RecordBody>
  )
}
