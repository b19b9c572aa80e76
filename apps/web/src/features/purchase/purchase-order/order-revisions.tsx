import type { DocumentRow } from '@countinghouse/contract/document'
import type { OrderRevision } from '@countinghouse/contract/purchase/order-revisions'
import { getOrderRevisions } from '@countinghouse/contract/purchase/order-revisions'
import { text } from '@countinghouse/contract/purchase/order-revisions.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

type Ordered = OrderRevision['changes'][number]['before']

/** Revisions of an order, with what each changed. */
export function OrderRevisions({ row: { id } }: { readonly row: DocumentRow }) {
  const { t, formatInstant } = useLanguage()
  const { data, error, refetch } = useQuery({ ...routeQuery(getOrderRevisions, { id }), staleTime: 0 })
  if (error !== null && data === undefined) return <RecordMissing error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <RecordSkeleton count={3} />
  return (
    <RecordBody side="revisions">
      {data.revisions.map(({ revision, reason, createdAt, createdBy, changes }) => {
        const title = t(text.heading, { revision })
        return (
          <section key={revision}>
            <h2 className={styles.heading}>{title}</h2>
            <p className={styles.quiet}>
              <bdi>{t(text.by, { person: createdBy, when: formatInstant(createdAt), reason })}</bdi>
            </p>
            {changes.length === 0 ? (
              <p className={styles.quiet}>{t(text.nothing)}</p>
            ) : (
              <ChangeTable changes={changes} currency={data.currency} label={title} />
            )}
          </section>
        )
      })}
    </RecordBody>
  )
}

type ChangeTableProps = {
  readonly changes: OrderRevision['changes']
  readonly currency: string
  readonly label: string
}

function ChangeTable({ changes, currency, label }: ChangeTableProps) {
  const { t, locale, formatNumber, formatDate } = useLanguage()
  const hasCosts = changes.some(({ before, after }) => (before ?? after)?.netMinor !== undefined)
  const quantityOf = (ordered: Ordered) => (ordered === null ? '–' : formatNumber(ordered.quantity))
  const netOf = (ordered: Ordered) =>
    ordered?.netMinor === undefined ? '–' : formatAmount(ordered.netMinor, currency, locale)
  const dueOf = (ordered: Ordered) => {
    const { deliveries = [] } = ordered ?? {}
    const [only] = deliveries
    if (only === undefined) return '–'
    if (deliveries.length === 1) return formatDate(only.dueOn)
    return deliveries.map(({ dueOn, quantity }) => `${formatDate(dueOn)} × ${formatNumber(quantity)}`).join(', ')
  }
  const columns = [
    { key: 'quantity', title: t(text.quantity), of: quantityOf },
    ...(hasCosts ? [{ key: 'net', title: t(text.net), of: netOf }] : []),
    { key: 'dueOn', title: t(text.dueOn), of: dueOf },
  ]
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" data-number>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ variantId, sku, name, before, after }) => (
          <tr key={variantId}>
            <th scope="row">
              <bdi>{name}</bdi>
              <span className={styles.under}>
                <bdi>{sku}</bdi>
              </span>
            </th>
            {columns.map(({ key, title, of }) => (
              <td key={key} data-number data-label={title}>
                {of(before) === of(after) ? of(after) : t(text.changed, { before: of(before), after: of(after) })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
