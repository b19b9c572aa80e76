import type { StatementAccount, StatementEntry } from '@countinghouse/contract/payments/party-statement'
import type { text as texts } from '@countinghouse/contract/payments/supplier-statement.text'
import type { Text } from '@countinghouse/kernel/text'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import figures from '../../../kit/report/figure-table.module.css'
import report from '../../../kit/report/report.module.css'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Pages of the documents. */
export type StatementPaths = {
  readonly invoices: string
  readonly payments: string
  readonly nettings: string
  readonly writeOffs?: string
}

type Props = {
  readonly account: StatementAccount
  readonly isLoading: boolean
  readonly text: Readonly<Record<keyof typeof texts, Text>>
  readonly paths: StatementPaths
}

const leading = ['on', 'kind', 'name', 'reference', 'dueOn'] as const
const amounts = ['amountMinor', 'balanceMinor'] as const

/** The entries of a currency between its opening and closing balance; each number leads to its document. */
export function StatementTable({ account, isLoading, text, paths }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const { currency, openingMinor, entries, count, closingMinor } = account
  const figure = (name: (typeof amounts)[number], minor: number) => (
    <td data-number data-label={t(text[name])}>
      <bdi>{formatAmount(minor, currency, locale)}</bdi>
    </td>
  )
  const balance = (label: 'opening' | 'closing', minor: number) => (
    <tr>
      <th scope="row" colSpan={leading.length + 1}>
        {t(text[label])}
      </th>
      {figure('balanceMinor', minor)}
    </tr>
  )
  return (
    <>
      <table className={figures.table} aria-label={`${t(text.title)} ${currency}`} aria-busy={isLoading}>
        <thead>
          <tr>
            {leading.map((name) => (
              <th key={name} scope="col">
                {t(text[name])}
              </th>
            ))}
            {amounts.map((name) => (
              <th key={name} scope="col" data-number>
                {`${t(text[name])} (${currency})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {balance('opening', openingMinor)}
          {entries.map((entry) => (
            <tr key={`${entry.kind} ${entry.id}`}>
              <td data-label={t(text.on)}>{formatDate(entry.on)}</td>
              <td data-label={t(text.kind)}>{t(text[`kind_${entry.kind}`])}</td>
              <th scope="row">
                <Link to={pathOf(entry, paths)} search={{ open: entry.id } as never}>
                  <bdi>{entry.name}</bdi>
                </Link>
              </th>
              <td data-label={t(text.reference)}>
                <bdi>{entry.reference ?? '–'}</bdi>
              </td>
              <td data-label={t(text.dueOn)}>{entry.dueOn === null ? '–' : formatDate(entry.dueOn)}</td>
              {figure('amountMinor', entry.amountMinor)}
              {figure('balanceMinor', entry.balanceMinor)}
            </tr>
          ))}
        </tbody>
        <tfoot>{balance('closing', closingMinor)}</tfoot>
      </table>
      {count > entries.length && <p className={report.more}>{t(text.more, { shown: entries.length, count })}</p>}
    </>
  )
}

function pathOf({ kind }: StatementEntry, paths: StatementPaths): string {
  const { invoices, payments, nettings, writeOffs = payments } = paths
  if (kind === 'netting' || kind === 'netting_reversal') return nettings
  if (kind === 'write_off' || kind === 'write_off_reversal') return writeOffs
  return kind === 'payment' || kind === 'payment_reversal' ? payments : invoices
}
