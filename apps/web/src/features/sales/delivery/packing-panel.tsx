import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { delivery } from '@countinghouse/contract/sales/delivery'
import type { PackedParcel } from '@countinghouse/contract/sales/delivery-picking'
import { getPicking, packDelivery } from '@countinghouse/contract/sales/delivery-picking'
import { text } from '@countinghouse/contract/sales/delivery-picking.text'
import { roundedQuantity } from '@countinghouse/kernel/quantity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { DocumentError } from '../../../kit/document/document-error.tsx'
import type { DocumentSideProps } from '../../../kit/document/document-extras.ts'
import { useTransitionFooter } from '../../../kit/document/use-transition-footer.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { rememberRow } from '../../../kit/record/record-query.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../order/order.module.css'
import { CarrierDialog } from './carrier-dialog.tsx'
import { PackLines } from './pack-lines.tsx'
import { ParcelDialog } from './parcel-dialog.tsx'
import { ParcelTable } from './parcel-table.tsx'

/** Parcels of a delivery, and what of the picked goods is in none yet. */
export function PackingPanel({ row, texts }: DocumentSideProps) {
  const { t } = useLanguage()
  const can = useCan()
  const queryClient = useQueryClient()
  const { id, version, status } = row
  const { footer, failure } = useTransitionFooter(delivery, row)
  const write = useWrite(t(delivery.text.title))
  const [open, setOpen] = useState<'parcel' | 'carrier' | null>(null)
  const { data, error, refetch } = useQuery(routeQuery(getPicking, { id }))
  useEffect(() => void queryClient.invalidateQueries({ queryKey: [getPicking.id, { id }] }), [queryClient, id, version])
  if (data === undefined)
    return error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={error} onRetry={() => void refetch()} />
    )
  const isOpen = status === 'picked' || status === 'packed'
  const right = permissionName(delivery.page, 'pack')
  const reason = can(right) ? null : t(recordText.needsPermission, { right })
  const left = data.lines.flatMap((line) => {
    const quantity = roundedQuantity(line.picked - line.packed)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const { parcels } = data
  const target = { id, version }

  async function remove(at: number): Promise<void> {
    const rest: PackedParcel[] = parcels.filter((_, place) => place !== at)
    const packed = await write(packDelivery, { ...target, parcels: rest })
    if (packed !== null) rememberRow(queryClient, delivery, packed)
  }

  return (
    <RecordBody side="packing" footer={footer}>
      {failure?.version === version && (
        <DocumentError document={delivery} row={row} texts={texts} error={failure.error} />
      )}
      {isOpen && (
        <div className={styles.actions}>
          <ReasonButton reason={left.length === 0 ? t(text.allPacked) : reason} onClick={() => setOpen('parcel')}>
            {t(text.addParcel)}
          </ReasonButton>
          <ReasonButton variant="default" reason={reason} onClick={() => setOpen('carrier')}>
            {t(text.carrier)}
          </ReasonButton>
        </div>
      )}
      <PackLines lines={data.lines} />
      <ParcelTable
        parcels={parcels}
        lines={data.lines}
        texts={texts}
        onRemove={isOpen && reason === null ? (at) => void remove(at) : null}
      />
      <Suspense>
        {open === 'parcel' && (
          <ParcelDialog target={target} parcels={parcels} left={left} onClose={() => setOpen(null)} />
        )}
        {open === 'carrier' && <CarrierDialog target={{ ...target, parcels }} onClose={() => setOpen(null)} />}
      </Suspense>
    </RecordBody>
  )
}
