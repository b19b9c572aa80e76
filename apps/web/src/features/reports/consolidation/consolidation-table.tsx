import type { ConsolidatedRow, Consolidation } from '@countinghouse/contract/reports/consolidation'
import { headingText } from '@countinghouse/contract/reports/consolidation-heading'
import { text } from '@countinghouse/contract/reports/consolidation.text'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './consolidation.module.css'
import { DifferenceTable } from './difference-table.tsx'

type Props = {
  readonly consolidation: Consolidation
  readonly title: string
  readonly isLoading: boolean
}

/** A column for each company, the eliminations and the group; below it the rates of companies in other currencies. */
export function ConsolidationTable({ consolidation, title, isLoading }: Props) {
  const { t } = useLanguage()
  const { companies, rows, currency, isBalanced } = consolidation
  const labels = [...companies.map(({ name }) => name), t(text.eliminations), t(text.group)]
  const last = rows.length - 1
  return (
    <>
      <table className={styles['table']} aria-label={title} aria-busy={isLoading}>
        <thead>
          <tr>
            <th scope="col">{t(text.account)}</th>
            {labels.map((label, place) => (
              <th key={`${place} ${label}`} scope="col" data-number>
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={`${row.kind} ${row.heading} ${row.code}`} data-kind={row.kind}>
              <th scope="row">
                <RowName row={row} />
                {place === last && isBalanced !== null && <Balanced isBalanced={isBalanced} />}
              </th>
              {row.amounts.map((amount, at) => (
                <td key={at} data-number data-label={labels[at]} data-group={at === companies.length + 1 || undefined}>
                  <Amount amount={amount} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Rates consolidation={consolidation} />
      <DifferenceTable differences={consolidation.differences} />
    </>
  )
}

function RowName({ row }: { readonly row: ConsolidatedRow }) {
  const { t } = useLanguage()
  const heading = headingText(row)
  if (heading !== null) return t(heading)
  return (
    <bdi>
      <span className={styles['code']}>{row.code}</span> {row.name}
    </bdi>
  )
}

function Amount({ amount, currency }: { readonly amount: number | null; readonly currency: string }) {
  const { locale } = useLanguage()
  if (amount === null) return null
  if (amount === 0) return <span className={styles['none']}>–</span>
  return <bdi>{formatAmount(amount, currency, locale)}</bdi>
}

function Balanced({ isBalanced }: { readonly isBalanced: boolean }) {
  const { t } = useLanguage()
  const Icon = isBalanced ? IconCheck : IconAlertTriangle
  return (
    <span className={styles['proof']} data-broken={!isBalanced || undefined}>
      <Icon size={14} stroke={2} aria-hidden />
      {t(isBalanced ? text.balanced : text.unbalanced)}
    </span>
  )
}

function Rates({ consolidation: { companies, currency } }: { readonly consolidation: Consolidation }) {
  const { t } = useLanguage()
  const foreign = companies.filter((company) => company.currency !== currency)
  if (foreign.length === 0) return null
  return (
    <dl className={styles['rates']} aria-label={t(text.rates)}>
      {foreign.map((company) => (
        <div key={company.code}>
          <dt>
            <bdi>{company.name}</bdi> (<bdi>{company.currency}</bdi>)
          </dt>
          <dd>
            {t(text.closingRate)} <bdi>{company.closingRate}</bdi>, {t(text.averageRate)}{' '}
            <bdi>{company.averageRate}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
