import { getProblems, problemItemsPage } from '@countinghouse/contract/reports/problem-item'
import { text } from '@countinghouse/contract/reports/problem-item.text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../../../kit/dashboard/dashboard.module.css'
import report from '../../../kit/report/report.module.css'
import { BarChart, highest } from '../../../ui/display/bar-chart.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** Open problems by rule, each a link to its products, and their number by day. */
export function ProblemChart() {
  const { t, formatDate, formatNumber } = useLanguage()
  const { data } = useQuery(routeQuery(getProblems, {}))
  if (data === undefined || data.rules.length === 0) return null
  const bars = data.days.map(({ day, count }) => ({
    key: day,
    label: formatDate(day),
    value: count,
    written: formatNumber(count),
  }))
  return (
    <>
      <ul className={report.ways} aria-label={t(text.counts)}>
        {data.rules.map(({ rule, count }) => (
          <li key={rule}>
            <Link className={styles.way} to={problemItemsPage.path} search={{ rule, status: 'open' } as never}>
              {t(text[`rule_${rule}`])}: {formatNumber(count)}
            </Link>
          </li>
        ))}
      </ul>
      {bars.length > 1 && <BarChart label={t(text.trend)} bars={bars} most={highest(bars)} />}
    </>
  )
}
