import { customer } from '@countinghouse/contract/crm/customer'
import { customerCase } from '@countinghouse/contract/crm/customer-case'
import { text as caseText } from '@countinghouse/contract/crm/customer-case.text'
import type { CrmDashboard } from '@countinghouse/contract/crm/dashboard'
import { text } from '@countinghouse/contract/crm/dashboard.text'
import { opportunity } from '@countinghouse/contract/crm/opportunity'
import { text as stageText } from '@countinghouse/contract/crm/opportunity.text'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { ChartPanel } from '../../../kit/dashboard/chart-panel.tsx'
import styles from '../../../kit/dashboard/dashboard.module.css'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { highest } from '../../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

type Props = { readonly query: UseQueryResult<unknown>; readonly data: CrmDashboard }

/** Cases, pipeline and new customers in detail. */
export function CrmPanels({ query, data }: Props) {
  const { t, locale, formatNumber } = useLanguage()
  const { cases, pipeline, customers, currency } = data
  const money = (minor: number) => formatAmount(minor, currency, locale)
  return (
    <>
      {cases !== null && (
        <FigurePanel
          title={t(text.byPriority)}
          headings={[text.priority, text.cases, text.overdue, text.upToDay, text.upToWeek, text.older].map((words) =>
            t(words),
          )}
          rows={cases.map(({ priority, count, overdue, upToDay, upToWeek, older }) => ({
            key: priority,
            label: t(caseText[`priority_${priority}`]),
            to: customerCase.page.path,
            search: { status: 'open,waiting', priority },
            cells: [count, overdue, upToDay, upToWeek, older].map((number) => formatNumber(number)),
          }))}
        />
      )}
      {pipeline !== null && (
        <FigurePanel
          title={t(text.byStage)}
          headings={[text.stage, text.count, text.expectedValue, text.weightedValue].map((words) => t(words))}
          rows={pipeline.map(({ stage, count, expectedMinor, weightedMinor }) => ({
            key: stage,
            label: t(stageText[`status_${stage}`]),
            to: opportunity.page.path,
            search: { status: stage },
            cells: [formatNumber(count), money(expectedMinor), money(weightedMinor)],
          }))}
        />
      )}
      {customers !== null && <NewCustomers query={query} customers={customers} />}
    </>
  )
}

type PanelProps = {
  readonly title: string
  readonly headings: readonly string[]
  readonly rows: readonly {
    readonly key: string
    readonly label: string
    readonly to: string
    readonly search: object
    readonly cells: readonly string[]
  }[]
}

/** Figures by a dimension, each row with its records. */
function FigurePanel({ title, headings, rows }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              <th key={heading} scope="col" data-number={at > 0 || undefined}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, to, search, cells }) => (
            <tr key={key}>
              <th scope="row">
                <Link className={styles.way} to={to} search={search as never}>
                  {label}
                </Link>
              </th>
              {cells.map((cell, at) => (
                <td key={headings[at + 1]} data-number>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type NewProps = Pick<Props, 'query'> & { readonly customers: NonNullable<CrmDashboard['customers']> }

function NewCustomers({ query, customers }: NewProps) {
  const { t, formatNumber } = useLanguage()
  const bars = customers.map(({ month, count }) => ({
    key: month,
    label: month,
    value: count,
    written: formatNumber(count),
  }))
  const sum = customers.reduce((all, { count }) => all + count, 0)
  return (
    <ChartPanel
      title={t(text.byMonth)}
      query={query}
      sum={t(customer.text.many, { count: sum })}
      bars={bars}
      most={highest(bars)}
      nothing={sum === 0 ? t(text.noneNew) : null}
      columns={[t(text.month), t(text.count)]}
      rows={customers.map(({ month, count }) => ({ key: month, cells: [month, formatNumber(count)] }))}
      way={{ to: customer.page.path, search: {}, label: t(text.toList) }}
    />
  )
}
