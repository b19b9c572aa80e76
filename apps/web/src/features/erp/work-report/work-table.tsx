import { auditLogPage } from '@countinghouse/contract/erp/audit-log'
import type { WorkFilters, WorkRow } from '@countinghouse/contract/erp/work-report'
import { text } from '@countinghouse/contract/erp/work-report.text'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../../../kit/report/report.module.css'

const columns = ['day', 'firstAt', 'lastAt', 'activeMinutes', 'sessions', 'actions', 'denied', 'counts'] as const
const numbers: ReadonlySet<string> = new Set(['activeMinutes', 'sessions', 'actions', 'denied'])

/** Record types of a line; the export counts all of them. */
const mostTypes = 5

type Props = { readonly rows: readonly WorkRow[]; readonly by: WorkFilters['by']; readonly isLoading: boolean }

/** Days by user, store or role; each line links to its audit log entries. */
export function WorkTable({ rows, by, isLoading }: Props) {
  const { t } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{t(text[`by_${by}`])}</th>
          {columns.map((name) => (
            <th key={name} scope="col" data-number={numbers.has(name) || undefined}>
              {t(text[`column_${name}`])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={`${row.day}:${row.subjectId}`} row={row} by={by} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ row, by }: { readonly row: WorkRow; readonly by: WorkFilters['by'] }) {
  const { t, formatDate, formatInstant, formatNumber } = useLanguage()
  const subject = row.subject ?? t(text.noStore)
  const requested = by === 'role' || row.subjectId === null ? '' : `&${by}=${row.subjectId}`
  const more = row.counts.length - mostTypes
  const done = row.counts
    .slice(0, mostTypes)
    .map(
      ({ title, kind, count }) =>
        `${title}: ${t(text.counted, { count: formatNumber(count), kind: t(text[`kind_${kind}`]) })}`,
    )
  return (
    <tr>
      <th scope="row">
        <Link
          className={styles.link}
          title={t(text.drill)}
          to={`${auditLogPage.path}?from=${row.day}&to=${row.day}${requested}`}
        >
          <bdi>{subject}</bdi>
        </Link>
      </th>
      <td data-quiet>{formatDate(row.day)}</td>
      <td data-quiet>
        <bdi>{formatInstant(row.firstAt)}</bdi>
      </td>
      <td data-quiet>
        <bdi>{formatInstant(row.lastAt)}</bdi>
      </td>
      <td data-number data-label={t(text.column_activeMinutes)}>
        {t(text.minutes, { minutes: row.activeMinutes })}
      </td>
      <td data-number data-label={t(text.column_sessions)}>
        {formatNumber(row.sessions)}
      </td>
      <td data-number data-label={t(text.column_actions)}>
        {formatNumber(row.actions)}
      </td>
      <td data-number data-label={t(text.column_denied)}>
        {formatNumber(row.denied)}
      </td>
      <td>{[...done, ...(more > 0 ? [t(text.moreTypes, { count: formatNumber(more) })] : [])].join(' · ')}</td>
    </tr>
  )
}
