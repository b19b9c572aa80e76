import type { AuditRow } from '@countinghouse/contract/erp/audit-log'
import { auditLogPage } from '@countinghouse/contract/erp/audit-log'
import { text } from '@countinghouse/contract/erp/audit-log.text'
import { text as help } from '@countinghouse/contract/erp/audit-log-help.text'
import { Link } from '@tanstack/react-router'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { outcomeTones, whoDid } from './audit-table.tsx'
import styles from '../../../kit/report/report.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'

/** Details of an audit log entry: facts, values before and after, links. */
export function AuditDetails({ row, onClose }: { readonly row: AuditRow; readonly onClose: () => void }) {
  const { t, formatInstant } = useLanguage()
  const record = `${row.entityTitle} ${row.label ?? row.entityId}`
  const facts = [
    ['at', formatInstant(row.at)],
    ['user', whoDid(row, t(text.system), (params) => t(text.through, params))],
    ['store', row.store],
    ['ip', row.ip],
    ['source', row.source === null ? null : t(text[`source_${row.source}`])],
    ['reason', row.reason],
    ['request', row.requestId],
  ] as const
  // The company date can differ from the UTC date, and a job can take hours.
  const day = row.at.slice(0, 10)
  return (
    <Dialog title={`${row.event}: ${record}`} onClose={onClose} actions={null} isWide>
      <dl className={styles.facts}>
        <dt>{t(text.column_outcome)}</dt>
        <dd>
          <StateWord tone={outcomeTones[row.outcome]}>{t(text[`outcome_${row.outcome}`])}</StateWord>
        </dd>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className={styles.fact}>
                <dt>{t(text[`column_${name}`])}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {row.changes.length === 0 ? <p>{t(text.noChanges)}</p> : <Compared row={row} />}
      <nav className={styles.ways} aria-label={t(help.help_follow)}>
        {row.page !== null && <Link to={`${row.page}?open=${row.entityId}`}>{t(text.openRecord)}</Link>}
        <Link
          to={`${auditLogPage.path}?from=${movedDay(day, -1)}&to=${movedDay(day, 1)}&request=${encodeURIComponent(row.requestId)}`}
        >
          {t(text.sameRequest)}
        </Link>
        <Link
          to={`${auditLogPage.path}?from=${movedDay(day, -360)}&to=${movedDay(day, 1)}&entity=${row.entity}&record=${row.entityId}`}
        >
          {t(text.sameRecord)}
        </Link>
      </nav>
    </Dialog>
  )
}

function Compared({ row }: { readonly row: AuditRow }) {
  const { t } = useLanguage()
  const empty = <span className={styles.previous}>{t(text.nothing)}</span>
  return (
    <table className={styles.compared}>
      <thead>
        <tr>
          <th scope="col">{t(text.column_field)}</th>
          <th scope="col">{t(text.column_before)}</th>
          <th scope="col">{t(text.column_after)}</th>
        </tr>
      </thead>
      <tbody>
        {row.changes.map(({ field, title, before, after }) => (
          <tr key={field}>
            <th scope="row">{title}</th>
            <td>{before === null ? empty : <bdi>{before}</bdi>}</td>
            <td>{after === null ? empty : <bdi>{after}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const dayMs = 86_400_000

function movedDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
