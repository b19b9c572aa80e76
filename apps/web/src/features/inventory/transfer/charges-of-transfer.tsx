import { managedTransfer } from '@countinghouse/contract/inventory/managed-transfer'
import { text as ownText } from '@countinghouse/contract/inventory/managed-transfer.text'
import type { Charge } from '@countinghouse/contract/inventory/transfer-charge'
import { getCharges } from '@countinghouse/contract/inventory/transfer-charge'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ChargeLine } from './charge-line.tsx'
import styles from '../inventory.module.css'

const ChargeDialog = later(async () => (await import('./charge-dialog.tsx')).ChargeDialog)

/** Extra charges of a transfer with their allocation by line. */
export function ChargesOfTransfer({ id }: { readonly id: number }) {
  const { t } = useLanguage()
  const right = permissionName(managedTransfer.page, 'charge')
  const mayCharge = useCan()(right)
  const { data, error, refetch } = useQuery({ ...routeQuery(getCharges, { id }), staleTime: 0 })
  const [requested, setRequested] = useState<Charge | 'new' | null>(null)
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  return (
    <RecordBody side="charges">
      <div className={styles.make}>
        <ReasonButton
          reason={mayCharge ? null : t(recordText.needsPermission, { right })}
          onClick={() => setRequested('new')}
        >
          {t(text.add)}
        </ReasonButton>
      </div>
      {data.charges.length === 0 ? (
        <p className={styles.quiet}>{t(text.none)}</p>
      ) : (
        <table className={styles.table} aria-label={t(ownText.charges)}>
          <thead>
            <tr>
              <th scope="col">{t(text.chargeTypeId)}</th>
              <th scope="col">{t(text.transferShipmentId)}</th>
              <th scope="col">{t(text.treatment)}</th>
              <th scope="col">{t(text.status)}</th>
              <th scope="col" data-number>
                {t(text.amountMinor)}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t(text.actions)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.charges.map((charge) => (
              <ChargeLine key={charge.id} transferId={id} charge={charge} onChange={() => setRequested(charge)} />
            ))}
          </tbody>
        </table>
      )}
      {requested !== null &&
        // Outside the form of the document: a nested form would submit to the page address.
        createPortal(
          <Suspense>
            <ChargeDialog
              transferId={id}
              charge={requested === 'new' ? null : requested}
              choices={data}
              onClose={() => setRequested(null)}
            />
          </Suspense>,
          document.body,
        )}
    </RecordBody>
  )
}
