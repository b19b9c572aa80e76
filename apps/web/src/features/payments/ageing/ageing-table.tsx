import type { Ageing } from '@countinghouse/contract/payments/ageing'
import { ageingBuckets } from '@countinghouse/contract/payments/ageing'
import type { text as texts } from '@countinghouse/contract/payments/payables-ageing.text'
import type { Text } from '@countinghouse/kernel/text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = {
  readonly ageing: Ageing
  readonly isLoading: boolean
  readonly text: Readonly<Record<keyof typeof texts, Text>>
  /** Page of the invoices, and how it is narrowed to one party. */
  readonly path: string
  readonly searchOf: (partyId: number) => object
}

/** A row for each supplier or customer, which leads to the invoices, and the balance of the ledger below. */
export function AgeingTable({ ageing, isLoading, text, path, searchOf }: Props) {
  const { t, locale } = useLanguage()
  const { rows, totals, currency, ledgerMinor, prepaidLedgerMinor } = ageing
  const amount = (minor: number) => (minor === 0 ? '–' : <bdi>{formatAmount(minor, currency, locale)}</bdi>)
  const figure = (label: Text, minor: number) => (
    <td key={label.en} data-number data-label={t(label)}>
      {amount(minor)}
    </td>
  )
  const balance = (label: Text, minor: number, prepaidMinor: number) => (
    <tr>
      <th scope="row" colSpan={ageingBuckets.length + 1}>
        {t(label)}
      </th>
      {figure(text.total, minor)}
      {figure(text.prepaid, prepaidMinor)}
    </tr>
  )
  return (
    <table className={figures.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text.party)}</th>
          {ageingBuckets.map((bucket) => (
            <th key={bucket} scope="col" data-number>
              {t(text[`bucket_${bucket}`])}
            </th>
          ))}
          {[text.total, text.prepaid].map((label) => (
            <th key={label.en} scope="col" data-number>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.partyId}>
            <th scope="row">
              <Link to={path} search={searchOf(row.partyId) as never} title={t(text.open)}>
                <bdi>{row.party}</bdi>
              </Link>
            </th>
            {ageingBuckets.map((bucket) => figure(text[`bucket_${bucket}`], row[bucket]))}
            {figure(text.total, row.totalMinor)}
            {figure(text.prepaid, row.prepaidMinor)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t(text.total)}</th>
          {ageingBuckets.map((bucket) => figure(text[`bucket_${bucket}`], totals[bucket]))}
          {figure(text.total, totals.totalMinor)}
          {figure(text.prepaid, totals.prepaidMinor)}
        </tr>
        {balance(text.ledger, ledgerMinor, prepaidLedgerMinor)}
        {(ledgerMinor !== totals.totalMinor || prepaidLedgerMinor !== totals.prepaidMinor) &&
          balance(text.difference, ledgerMinor - totals.totalMinor, prepaidLedgerMinor - totals.prepaidMinor)}
      </tfoot>
    </table>
  )
}
