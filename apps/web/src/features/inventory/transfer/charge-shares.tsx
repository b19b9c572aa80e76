import { previewCharge } from '@countinghouse/contract/inventory/transfer-charge'
import { text } from '@countinghouse/contract/inventory/transfer-charge.text'
import type { InputOf } from '@countinghouse/contract/schema'
import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { failureText } from '../../../app/calls/failure-text.ts'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { companyCurrency } from '../../../app/session/company-currency.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../inventory.module.css'

type Requested = InputOf<(typeof previewCharge)['input']>
type ChargeSharesProps = {
  readonly requested: Requested
  /** Title of the page, for error messages. */
  readonly page: string
}

/** Allocation of a charge by line, the same as on invoices and in costs. */
export function ChargeShares({ requested, page }: ChargeSharesProps) {
  const language = useLanguage()
  const { t, locale, formatNumber } = language
  const { data, error } = useQuery({ ...routeQuery(previewCharge, withoutNulls(requested)), staleTime: 0 })
  if (error !== null && data === undefined)
    return (
      <p ref={show} className={styles.quiet} role="alert">
        {failureText(language, error, page)}
      </p>
    )
  if (data === undefined) return <RecordSkeleton count={2} />
  const money = (minor: number) => <bdi>{formatAmount(minor, companyCurrency(), locale)}</bdi>
  return (
    <table ref={show} className={styles.table} aria-label={t(text.shares)}>
      <thead>
        <tr>
          <th scope="col">{t(text.product)}</th>
          <th scope="col" data-number>
            {t(text.quantity)}
          </th>
          <th scope="col" data-number>
            {t(text.share)}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.shares.map(({ variantId, product, sku, quantity, apportionMinor }, place) => (
          // A product may be on several lines of a shipment, which have no other key.
          <tr key={`${variantId}:${place}`}>
            <th scope="row">
              <bdi>{product}</bdi>
              <span className={styles.under}>
                <bdi>{sku}</bdi>
              </span>
            </th>
            <td data-number data-label={t(text.quantity)}>
              {formatNumber(quantity)}
            </td>
            <td data-number data-label={t(text.share)}>
              {money(apportionMinor)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" data-strong>
            {t(text.total)}
          </th>
          <td />
          <td data-number data-strong data-label={t(text.total)}>
            {money(data.amountMinor)}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Scrolls into view, because it is below a long form. */
function show(answer: HTMLElement | null): void {
  answer?.scrollIntoView({ block: 'nearest' })
}

/** Drops nulls, which an address cannot express. */
function withoutNulls(requested: Requested): Requested {
  return Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== null)) as Requested
}
