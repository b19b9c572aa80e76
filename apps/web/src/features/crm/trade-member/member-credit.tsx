import type { MemberCredit as Credit } from '@countinghouse/contract/sales/trade-member-credit'
import { creditParts, getMemberCredit } from '@countinghouse/contract/sales/trade-member-credit'
import { text } from '@countinghouse/contract/sales/trade-member-credit.text'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { FactList } from '../../../kit/record/fact-list.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'
import { CreditEvents } from './credit-events.tsx'

/** Terms, exposure by part and credit events of a trade member. */
export function MemberCredit({ row }: RecordTabProps) {
  const query = useQuery({ ...routeQuery(getMemberCredit, { id: row.id }), refetchOnMount: 'always' })
  const { data } = query
  return (
    <RecordBody side="credit">
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && <Terms credit={data} />}
      {data !== undefined && <Exposure credit={data} />}
      {data !== undefined && <CreditEvents credit={data} />}
    </RecordBody>
  )
}

type Props = { readonly credit: Credit }

function Terms({ credit: { block, held, oldestDueOn, paymentTerms, priceList } }: Props) {
  const { t, formatDate } = useLanguage()
  return (
    <FactList
      facts={[
        { label: t(text.buys), value: t(text[`block_${block ?? 'none'}`]) },
        { label: t(text.heldOrders), value: held === 0 ? null : t(text.held, { count: held }) },
        { label: t(text.oldestDueOn), value: oldestDueOn === null ? null : formatDate(oldestDueOn) },
        { label: t(text.paymentTerms), value: paymentTerms },
        { label: t(text.priceList), value: priceList },
      ]}
    />
  )
}

function Exposure({ credit: { currency, parts, usedMinor, limitMinor, availableMinor } }: Props) {
  const { t, locale } = useLanguage()
  const money = (minor: number) => formatAmount(minor, currency, locale)
  const sums = [
    { label: text.used, value: money(usedMinor) },
    { label: text.limit, value: limitMinor === null ? t(text.noLimit) : money(limitMinor) },
    { label: text.available, value: availableMinor === null ? '–' : money(availableMinor) },
  ]
  return (
    <table className={figures.table} aria-label={t(text.exposure)}>
      <thead>
        <tr>
          <th scope="col">{t(text.exposure)}</th>
          <th scope="col" data-number>
            {t(text.amount)}
          </th>
        </tr>
      </thead>
      <tbody>
        {creditParts.map((part) => (
          <tr key={part}>
            <th scope="row">{t(text[`part_${part}`])}</th>
            <td data-number data-label={t(text.amount)}>
              <bdi>{money(parts[part])}</bdi>
            </td>
          </tr>
        ))}
        {sums.map(({ label, value }) => (
          <tr key={t(label)} data-strong>
            <th scope="row">{t(label)}</th>
            <td data-number data-strong data-label={t(text.amount)}>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
