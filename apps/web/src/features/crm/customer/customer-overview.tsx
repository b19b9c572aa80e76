import { invoice } from '@countinghouse/contract/accounts/invoice'
import { customerCase } from '@countinghouse/contract/crm/customer-case'
import { customerStatementPage } from '@countinghouse/contract/payments/customer-statement'
import type { CustomerOverview as Overview } from '@countinghouse/contract/sales/customer-overview'
import { getCustomerOverview } from '@countinghouse/contract/sales/customer-overview'
import { text as goodsText } from '@countinghouse/contract/sales/customer-goods.text'
import { text } from '@countinghouse/contract/sales/customer-overview.text'
import { pointsPage } from '@countinghouse/contract/sales/points'
import { receiptsPage } from '@countinghouse/contract/sales/receipt'
import { membershipsPage } from '@countinghouse/contract/sales/membership'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import type { FigureTile } from '../../../kit/dashboard/figure-tiles.tsx'
import { FigureTiles } from '../../../kit/dashboard/figure-tiles.tsx'
import { formatAmount } from '../../../kit/fields/amount.ts'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** What the customer buys, owes and collects, as far as the user may see it. */
export function CustomerOverview({ row }: RecordTabProps) {
  const { t } = useLanguage()
  const query = useQuery({ ...routeQuery(getCustomerOverview, { id: row.id }), refetchOnMount: 'always' })
  const { data } = query
  return (
    <RecordBody side="overview">
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {data !== undefined && <Figures data={data} customerId={row.id} />}
      {data !== undefined && data.favourites !== null && data.favourites.length > 0 && (
        <Favourites items={data.favourites} currency={data.currency} />
      )}
      {data?.purchases?.length === 0 && <p>{t(text.noPurchases)}</p>}
      {data !== undefined && data.purchases !== null && data.purchases.length > 0 && (
        <Purchases items={data.purchases} currency={data.currency} />
      )}
    </RecordBody>
  )
}

type Key = 'turnover' | 'receivables' | 'cases' | 'points' | 'membership'

function Figures({ data, customerId }: { readonly data: Overview; readonly customerId: number }) {
  const { t, locale, formatNumber } = useLanguage()
  const money = (minor: number) => formatAmount(minor, data.currency, locale)
  const ofCustomer = { customerId: String(customerId) }
  const tiles: readonly (FigureTile<Overview> & { readonly key: Key })[] = [
    {
      key: 'turnover',
      name: text.turnover,
      to: receiptsPage.path,
      search: ofCustomer,
      figure: ({ turnover }) => money(turnover?.nowMinor ?? 0),
      notes: ({ turnover }) => (
        <>
          <span>{t(text.purchaseCount, { count: turnover?.purchases ?? 0 })}</span>
          <Margin data={data} />
          <span>{t(text.turnoverBefore, { amount: money(turnover?.beforeMinor ?? 0) })}</span>
        </>
      ),
    },
    {
      key: 'receivables',
      name: text.receivables,
      to: customerStatementPage.path,
      search: { partyId: String(customerId) },
      figure: ({ receivables }) => money(receivables?.openMinor ?? 0),
      notes: ({ receivables }) => <span>{t(text.overdue, { amount: money(receivables?.overdueMinor ?? 0) })}</span>,
    },
    {
      key: 'cases',
      name: text.cases,
      to: customerCase.page.path,
      search: { ...ofCustomer, status: 'open,waiting' },
      figure: ({ cases }) => formatNumber(cases?.open ?? 0),
      notes: ({ cases }) => <span>{t(text.overdueCases, { count: formatNumber(cases?.overdue ?? 0) })}</span>,
    },
    {
      key: 'points',
      name: text.points,
      to: pointsPage.path,
      search: { open: customerId },
      figure: ({ points }) => formatNumber(points?.balance ?? 0),
      notes: ({ points }) => <span>{t(text.worth, { amount: money(points?.valueMinor ?? 0) })}</span>,
    },
    {
      key: 'membership',
      name: text.tier,
      to: membershipsPage.path,
      search: { q: data.membership === null ? '' : data.membership.code },
      figure: ({ membership }) => membership?.tier ?? t(text.noTier),
      notes: ({ membership }) =>
        membership?.nextTier != null && (
          <span>{t(text.nextTier, { amount: money(membership.missingMinor ?? 0), tier: membership.nextTier })}</span>
        ),
    },
  ]
  const shown = tiles.filter(({ key }) => data[key] !== null)
  if (shown.length === 0 && data.purchases === null) return <p>{t(text.nothing)}</p>
  return <FigureTiles label={t(text.figures)} tiles={shown} data={data} />
}

function Margin({ data: { margin, currency } }: { readonly data: Overview }) {
  const { t, locale, formatShare } = useLanguage()
  if (margin === null) return null
  const amount = formatAmount(margin.nowMinor, currency, locale)
  if (margin.ratePpm === null) return <span>{t(goodsText.margin, { amount })}</span>
  return <span>{t(goodsText.marginRate, { amount, rate: formatShare(margin.ratePpm) })}</span>
}

type FavouritesProps = { readonly items: NonNullable<Overview['favourites']>; readonly currency: string }

function Favourites({ items, currency }: FavouritesProps) {
  const { t, locale, formatNumber } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(goodsText.favourites)}>
      <thead>
        <tr>
          <th scope="col">{t(goodsText.favourites)}</th>
          <th scope="col" data-number>
            {t(goodsText.quantity)}
          </th>
          <th scope="col" data-number>
            {t(text.net)}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, quantity, netMinor }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td data-number data-label={t(goodsText.quantity)}>
              <bdi>{formatNumber(quantity)}</bdi>
            </td>
            <td data-number data-label={t(text.net)}>
              <bdi>{formatAmount(netMinor, currency, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Purchases({
  items,
  currency,
}: {
  readonly items: NonNullable<Overview['purchases']>
  readonly currency: string
}) {
  const { t, locale, formatDate } = useLanguage()
  return (
    <table className={figures.table} aria-label={t(text.purchases)}>
      <thead>
        <tr>
          <th scope="col">{t(text.purchases)}</th>
          <th scope="col">{t(text.on)}</th>
          <th scope="col" data-number>
            {t(text.net)}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ kind, id, number, on, netMinor }) => {
          const page = kind === 'receipt' || kind === 'return' ? receiptsPage : invoice.page
          return (
            <tr key={`${kind}-${id}`}>
              <th scope="row">
                <Link to={page.path} search={{ open: id } as never}>
                  <bdi>{number}</bdi>
                </Link>
                <span className={figures.under}>{t(text[`kind_${kind}`])}</span>
              </th>
              <td data-label={t(text.on)}>{formatDate(on)}</td>
              <td data-number data-label={t(text.net)}>
                <bdi>{formatAmount(netMinor, currency, locale)}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
