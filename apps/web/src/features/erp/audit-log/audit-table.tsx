import type { AuditRow } from '@countinghouse/contract/erp/audit-log'
import { text } from '@countinghouse/contract/erp/audit-log.text'
import type { MouseEvent } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../../../kit/report/report.module.css'
import { StateWord } from '../../../ui/display/state-word.tsx'
import type { Tone } from '../../../ui/display/state-word.tsx'

const columns = ['event', 'record', 'user', 'outcome', 'store', 'ip', 'at'] as const
export const outcomeTones: Readonly<Record<AuditRow['outcome'], Tone>> = {
  ok: 'neutral',
  denied: 'warning',
  failed: 'danger',
}

type Props = { readonly rows: readonly AuditRow[]; readonly isLoading: boolean; readonly onOpen: (id: number) => void }

/** Audit log entries, newest first; opened by click or Enter. */
export function AuditTable({ rows, isLoading, onOpen }: Props) {
  const { t } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.title)} aria-busy={isLoading}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(text[`column_${name}`])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.id} row={row} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ row, onOpen }: { readonly row: AuditRow; readonly onOpen: (id: number) => void }) {
  const { t, formatInstant } = useLanguage()

  function open(event: MouseEvent<HTMLElement>): void {
    // With a modifier key the browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(row.id)
  }

  return (
    <tr data-audit-row={row.id}>
      <th scope="row">
        <a href={`?row=${row.id}`} className={styles.link} onClick={open}>
          {row.event}
        </a>
      </th>
      <td>
        {row.entityTitle} <bdi>{row.label ?? row.entityId}</bdi>
      </td>
      <td>
        <bdi>{whoDid(row, t(text.system), (params) => t(text.through, params))}</bdi>
      </td>
      <td>
        <StateWord tone={outcomeTones[row.outcome]}>{t(text[`outcome_${row.outcome}`])}</StateWord>
      </td>
      <td data-quiet>
        <bdi>{row.store ?? '–'}</bdi>
      </td>
      <td data-quiet>
        <bdi>{row.ip ?? '–'}</bdi>
      </td>
      <td data-quiet>
        <bdi>{formatInstant(row.at)}</bdi>
      </td>
    </tr>
  )
}

type Through = (params: { impersonator: string; user: string }) => string

/** The impersonating user is named first. */
export function whoDid({ user, impersonator }: AuditRow, system: string, through: Through): string {
  const name = user ?? system
  return impersonator === null ? name : through({ impersonator, user: name })
}
