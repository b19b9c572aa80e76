import { costEditPermission } from '@countinghouse/contract/procure/cost-permissions'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { SupplierPrice } from '@countinghouse/contract/procure/supplier-price'
import { listSupplierPrices } from '@countinghouse/contract/procure/supplier-price'
import { text } from '@countinghouse/contract/procure/supplier-price.text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import table from '../../../ui/display/short-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { LabelledCell } from './labelled-cell.tsx'
import styles from './supplier-lines.module.css'
import { SupplierPriceDialog } from './supplier-price-dialog.tsx'

type Action = { readonly price: SupplierPrice | null }

/** Past, current and future purchase prices by quantity break. */
export function SupplierPrices({ row }: RecordTabProps) {
  const { t, formatDate } = useLanguage()
  const can = useCan()
  const query = useQuery(routeQuery(listSupplierPrices, { supplierProductIds: [row.id] }))
  const [action, setAction] = useState<Action | null>(null)
  const canEdit = can(costEditPermission)
  const reason = canEdit ? null : t(recordText.needsPermission, { right: costEditPermission })
  const items = query.data?.items
  return (
    <RecordBody
      side="prices"
      footer={
        <ReasonButton reason={reason} onClick={() => setAction({ price: null })}>
          {t(text.set)}
        </ReasonButton>
      }
    >
      {query.isPending && <RecordSkeleton count={3} />}
      {query.isError && items === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {items?.length === 0 && <p className={styles.lead}>{t(text.none)}</p>}
      {items !== undefined && items.length > 0 && (
        <table className={table.table} aria-label={t(text.title)}>
          <thead>
            <tr>
              {[text.minQty, text.unitPrice, text.validFrom, text.validUntil, text.contractNo, text.state].map(
                (heading) => (
                  <th key={heading.en} scope="col">
                    {t(heading)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {items.map((price) => (
              <tr key={price.id}>
                <th scope="row">
                  <span className={styles.label} aria-hidden>
                    {t(text.minQty)}
                  </span>
                  <bdi>{price.minQty}</bdi>
                </th>
                <td>
                  <Figure price={price} onOpen={canEdit ? () => setAction({ price }) : null} />
                </td>
                <LabelledCell label={t(text.validFrom)} words={formatDate(price.validFrom)} />
                <LabelledCell
                  label={t(text.validUntil)}
                  words={price.validUntil === null ? null : formatDate(price.validUntil)}
                />
                <LabelledCell label={t(text.contractNo)} words={price.contractNo} />
                <td className={price.state === 'today' ? undefined : styles.quiet}>
                  {t(text[`state_${price.state}`])}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {action !== null && <SupplierPriceDialog row={row} price={action.price} onClose={() => setAction(null)} />}
    </RecordBody>
  )
}

type FigureProps = { readonly price: SupplierPrice; readonly onOpen: (() => void) | null }

/** Opens the correction of the price, with permission. */
function Figure({ price: { unitPrice, currency, minQty }, onOpen }: FigureProps) {
  const { t } = useLanguage()
  const words = <bdi>{`${unitPrice} ${currency}`}</bdi>
  if (onOpen === null) return words
  return (
    <button type="button" className={styles.figure} title={t(text.correctOf, { quantity: minQty })} onClick={onOpen}>
      {words}
    </button>
  )
}
