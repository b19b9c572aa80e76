import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import type { RebateStanding } from '@countinghouse/contract/purchase/rebate-agreement'
import { text } from '@countinghouse/contract/purchase/rebate-agreement.text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { documentTones } from '../../../kit/document/document-tones.ts'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { Status } from '../../../kit/list/status.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../purchase.module.css'

type Props = { readonly standing: RebateStanding }

/** What each accrual added, in stock and in cost of sales when it was posted. */
export function AccrualTable({ standing: { accruals, currency, companyCurrency } }: Props) {
  const { t, locale, formatDate, formatNumber, formatRate } = useLanguage()
  const own = (minor: number) => <bdi>{formatAmount(minor, currency, locale)}</bdi>
  const company = (minor: number) => <bdi>{formatAmount(minor, companyCurrency, locale)}</bdi>
  type Accrual = RebateStanding['accruals'][number]
  const columns: readonly { title: string; cell: (accrual: Accrual) => ReactNode }[] = [
    { title: t(text.on), cell: ({ on }) => formatDate(on) },
    { title: t(text.turnoverMinor), cell: ({ turnoverMinor }) => own(turnoverMinor) },
    { title: t(text.reachedPpm), cell: ({ ratePpm }) => formatRate(ratePpm) },
    { title: t(text.earnedMinor), cell: ({ earnedMinor }) => own(earnedMinor) },
    { title: t(text.booked, { currency: companyCurrency }), cell: ({ amountMinor }) => company(amountMinor) },
    { title: t(text.stock), cell: ({ stockMinor }) => company(stockMinor) },
    { title: t(text.costOfSales), cell: ({ amountMinor, stockMinor }) => company(amountMinor - stockMinor) },
  ]
  return (
    <table className={styles.table} aria-label={t(text.accruals)}>
      <thead>
        <tr>
          <th scope="col">{t(text.accrual)}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col" data-number>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accruals.map((accrual) => (
          <tr key={accrual.no}>
            <th scope="row">{formatNumber(accrual.no)}</th>
            {columns.map(({ title, cell }) => (
              <td key={title} data-number data-label={title}>
                {cell(accrual)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Credit notes of an agreement, with links to them. */
export function CreditTable({ standing: { credits, currency } }: Props) {
  const { t, locale } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.credits)}>
      <thead>
        <tr>
          <th scope="col">{t(text.credit)}</th>
          <th scope="col">{t(text.status)}</th>
          <th scope="col" data-number>
            {t(text.amountMinor)}
          </th>
        </tr>
      </thead>
      <tbody>
        {credits.map((credit) => (
          <tr key={credit.id}>
            <th scope="row">
              <Link to={supplierInvoice.page.path} search={{ open: credit.id } as never}>
                <bdi>{credit.name}</bdi>
              </Link>
            </th>
            <td data-label={t(text.status)}>
              <Status value={credit.status} master={supplierInvoice} tone={documentTones[credit.status]} />
            </td>
            <td data-number data-label={t(text.amountMinor)}>
              <bdi>{formatAmount(credit.netMinor, currency, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
