import type { BackupRun } from '@countinghouse/contract/erp/backup'
import { text } from '@countinghouse/contract/erp/backup.text'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './backup.module.css'
import { ageText, sizeText } from '../sizes.ts'
import type { Tone } from '../../../ui/display/state-word.tsx'
import { StateWord } from '../../../ui/display/state-word.tsx'

const columns = ['kind', 'status', 'startedAt', 'duration', 'size', 'rows', 'file'] as const
const tones = { running: 'info', good: 'success', failed: 'danger', lost: 'warning' } as const satisfies Record<
  BackupRun['status'],
  Tone
>

/** Newest runs; failed ones with the reason. */
export function BackupTable({ runs }: { readonly runs: readonly BackupRun[] }) {
  const { t } = useLanguage()
  return (
    <table className={styles.table} aria-label={t(text.title)}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-column={name}>
              {t(text[`column_${name}`])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </tbody>
    </table>
  )
}

function Run({ run }: { readonly run: BackupRun }) {
  const language = useLanguage()
  const { t, formatInstant, formatNumber } = language
  const { startedAt, finishedAt, fileName } = run
  const seconds = finishedAt === null ? null : (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  return (
    <tr>
      <th scope="row" data-column="kind">
        {t(text[`kind_${run.kind}`])}
      </th>
      <td data-column="status">
        <StateWord tone={tones[run.status]}>{t(text[`status_${run.status}`])}</StateWord>
        {run.problem !== null && <p className={styles.problem}>{run.problem}</p>}
      </td>
      <td data-column="startedAt">
        <bdi>{formatInstant(startedAt)}</bdi>
      </td>
      <td data-column="duration">{seconds === null ? '–' : ageText(language, seconds)}</td>
      <td data-column="size">{run.bytes === null ? '–' : sizeText(language, run.bytes)}</td>
      <td data-column="rows">{run.rows === null ? '–' : formatNumber(run.rows)}</td>
      <td data-column="file">
        {fileName === null ? '–' : <bdi>{run.isKept ? fileName : t(text.gone, { file: fileName })}</bdi>}
      </td>
    </tr>
  )
}
